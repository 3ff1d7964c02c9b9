"""Letters of the server: web push (VAPID), e-mail (SMTP), webhooks. What is not set up is off, and everything else works.

| in the environment, or in a file that NAME_FILE names | |
|---|---|
| HVOZD_ADDRESS | under which address people find this server; without it nothing is sent |
| HVOZD_VAPID | the private key for web push, PEM (`openssl ecparam -name prime256v1 -genkey -noout`) |
| HVOZD_SMTP | smtp://name:password@host:587, smtps://… for TLS from the start |
| HVOZD_SENDER | the address that mails come from |
| HVOZD_PRIVATE_CALLS | 1: addresses in private networks may be called, too (for tests, and for a server among friends at home) |
"""

import base64
import os
from email.message import EmailMessage
from pathlib import Path
from urllib.parse import unquote, urlsplit

import msgspec

from hvozd.web import outbound

DAY = 86400


class Keys(msgspec.Struct, forbid_unknown_fields=True):
    p256dh: str
    auth: str


class Subscription(msgspec.Struct):
    """What a browser tells of its push service."""

    endpoint: str
    keys: Keys


class Outbox(msgspec.Struct, frozen=True):
    """What is set up."""

    address: str = ""
    vapid: str = ""
    smtp: str = ""
    sender: str = ""
    private: bool = False

    @classmethod
    def found(cls) -> "Outbox":
        private = os.environ.get("HVOZD_PRIVATE_CALLS") == "1"
        return cls(secret("HVOZD_ADDRESS"), secret("HVOZD_VAPID"), secret("HVOZD_SMTP"), secret("HVOZD_SENDER"), private)

    @property
    def pushes(self) -> bool:
        return bool(self.address and self.vapid)

    @property
    def mails(self) -> bool:
        return bool(self.address and self.smtp and self.sender)

    @property
    def hooks(self) -> bool:
        return bool(self.address)

    def key(self) -> str:
        """The public half of the key, as browsers want it."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat, load_pem_private_key

        public = load_pem_private_key(self.vapid.encode(), None).public_key()
        return base64.urlsafe_b64encode(public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)).decode().rstrip("=")

    def push(self, subscription: Subscription, text: bytes) -> int:
        """Encrypted for that browser alone; the status of its push service."""
        import http_ece
        from cryptography.hazmat.primitives.asymmetric import ec
        from py_vapid import Vapid02

        keys = subscription.keys
        body = http_ece.encrypt(
            text,
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=unpadded(keys.p256dh),
            auth_secret=unpadded(keys.auth),
            version="aes128gcm",
        )
        parts = urlsplit(subscription.endpoint)
        claims = {"sub": f"mailto:{self.sender}" if self.sender else self.address, "aud": f"{parts.scheme}://{parts.netloc}"}
        signed = Vapid02.from_pem(self.vapid.encode()).sign(claims)
        headers = {**signed, "content-encoding": "aes128gcm", "ttl": str(DAY), "content-type": "application/octet-stream"}
        return outbound.post(subscription.endpoint, body, headers, self.private)

    async def mail(self, to: str, subject: str, text: str, leave: str) -> None:
        """One letter; `leave` is the address at which no more of them are asked for."""
        import aiosmtplib

        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self.sender, to, subject
        letter["List-Unsubscribe"] = f"<{leave}>"
        letter.set_content(text)
        parts = urlsplit(self.smtp)
        secure = parts.scheme == "smtps"
        await aiosmtplib.send(
            letter,
            hostname=parts.hostname,
            port=parts.port or (465 if secure else 587),
            username=unquote(parts.username) if parts.username else None,
            password=unquote(parts.password) if parts.password else None,
            use_tls=secure,
            timeout=outbound.LIMIT,
        )


def secret(name: str) -> str:
    """What the environment says, or the file that it names."""
    path = os.environ.get(f"{name}_FILE")
    return (Path(path).read_text(encoding="utf-8") if path else os.environ.get(name, "")).strip()


def unpadded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
