"""The executor on a cluster: Ray (extra `ray`). Started here with so many processes, or joined where RAY_ADDRESS says."""

import os
import time
from collections.abc import Iterator
from typing import Any

from hvozd.core.errors import HvozdError
from hvozd.runs.executor import Done, Task, Way, Work, played


class OnRay:
    def run(self, work: Work[Any], tasks: Iterator[Task], way: Way) -> Iterator[Done[Any]]:
        ray = _ray()
        joined = bool(os.environ.get("RAY_ADDRESS"))
        if not ray.is_initialized():
            _begin(ray, {} if joined else {"num_cpus": way.jobs, "include_dashboard": False})
        remote = ray.remote(max_retries=-1)(played)
        width = 2 * (int(ray.cluster_resources().get("CPU", 1)) if joined else way.jobs)
        running: dict[Any, Task] = {}
        try:
            while True:
                while len(running) < width and not (way.until and time.time() > way.until):
                    task = next(tasks, None)
                    if task is None:
                        break
                    running[remote.remote(work, task, way.until)] = task
                if not running:
                    return
                ready, _ = ray.wait(list(running))
                for one in ready:
                    result, worker = _got(ray, one)
                    yield Done(running.pop(one).first, result, worker)
        except ray.exceptions.RayTaskError:
            raise
        except ray.exceptions.RayError as error:
            raise HvozdError(f"Ray has failed ({_first(error)}). With --keep the same command goes on where it was.") from error
        finally:
            for one in running:
                ray.cancel(one, force=True)
            ray.shutdown()


def _begin(ray: Any, place: dict[str, Any]) -> None:
    """On a busy machine a part of Ray may be too slow for the others to wait for it: once more, then a sentence."""
    for last in (False, True):
        try:
            ray.init(log_to_driver=False, logging_level="error", **place)
            return
        except (ray.exceptions.RayError, RuntimeError, OSError) as error:
            ray.shutdown()
            if last:
                raise HvozdError(f"Ray does not start ({_first(error)}). Is RAY_ADDRESS right, and the machine free?") from error


def _first(error: BaseException) -> str:
    """The first line of what Ray says, without its trace."""
    return (str(error).strip().splitlines() or [type(error).__name__])[0].rstrip(".")


def _got(ray: Any, one: Any) -> Any:
    """The result; an error of ours as it was raised there."""
    try:
        return ray.get(one)
    except ray.exceptions.RayTaskError as error:
        cause = error.cause
        raise cause if isinstance(cause, HvozdError | OSError) else error from None


def _ray() -> Any:
    try:
        import ray
    except ImportError as error:
        raise HvozdError(f"The backend ray needs the extra 'ray' ({error}): pip install 'hvozd[ray]'.") from None
    return ray
