"""Passkeys: what a browser has to sign, and whether it did. `webauthn` reads and checks; every challenge counts once."""

import json
from typing import Any

from starlette.requests import Request
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import (
    parse_authentication_credential_json,
    parse_client_data_json,
    parse_registration_credential_json,
)
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from hvozd.web.guests import Guest
from hvozd.web.people import People, Way
from hvozd.web.requests import Refused

FAULTS = (WebAuthnException, ValueError, TypeError, KeyError, AttributeError)
"""What a credential that is no good may raise while it is read."""


def place(request: Request) -> tuple[str, str]:
    """The name for which passkeys are made here, and the origin of its pages."""
    return request.url.hostname or "", f"{request.url.scheme}://{request.headers.get('host', '')}"


def to_make(people: People, request: Request, guest: Guest) -> Any:
    """What a browser needs to make a passkey for this person."""
    found = people.find(guest.id)
    mine = [PublicKeyCredentialDescriptor(way.passkey) for way in (found.ways if found else ()) if way.passkey]
    wanted = AuthenticatorSelectionCriteria(
        resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
    )
    options = generate_registration_options(
        rp_id=place(request)[0],
        rp_name="Hvozd",
        user_name=guest.name or "Hvozd",
        user_id=guest.id.encode(),
        challenge=people.challenge(guest.id),
        authenticator_selection=wanted,
        exclude_credentials=mine,
    )
    return json.loads(options_to_json(options))


def made(people: People, request: Request, guest: Guest, told: dict[str, Any]) -> bool:
    """Keep a passkey that a browser has made for this person."""
    name, origin = place(request)
    try:
        credential = parse_registration_credential_json(told)
        challenge = parse_client_data_json(credential.response.client_data_json).challenge
        if not people.signed(challenge, guest.id):
            raise Refused(403, "error-passkey")
        found = verify_registration_response(
            credential=credential, expected_challenge=challenge, expected_rp_id=name, expected_origin=origin
        )
    except FAULTS:
        raise Refused(403, "error-passkey") from None
    return people.add_passkey(guest, found.credential_id, found.credential_public_key, found.sign_count)


def to_sign(people: People, request: Request) -> Any:
    """What a browser needs to ask for any passkey of this server."""
    options = generate_authentication_options(rp_id=place(request)[0], challenge=people.challenge())
    return json.loads(options_to_json(options))


def signed(people: People, request: Request, told: dict[str, Any]) -> Way:
    """The way that a passkey opens which has signed."""
    name, origin = place(request)
    try:
        credential = parse_authentication_credential_json(told)
        challenge = parse_client_data_json(credential.response.client_data_json).challenge
        way = people.way(credential.raw_id)
        if way is None or way.public is None or not people.signed(challenge):
            raise Refused(403, "error-passkey")
        found = verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=name,
            expected_origin=origin,
            credential_public_key=way.public,
            credential_current_sign_count=way.uses,
        )
    except FAULTS:
        raise Refused(403, "error-passkey") from None
    people.used(way, found.new_sign_count)
    return way
