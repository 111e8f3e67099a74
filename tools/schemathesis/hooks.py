"""Makes each call of schemathesis that of an activated learner, with the cookies and the CSRF token that calls need."""

import functools
import os
import re
import sys
import time
import unicodedata
import uuid

import requests
import schemathesis
from schemathesis import GenerationMode
from schemathesis.core import NOT_SET

PORTAL_URL = os.environ["PORTAL_URL"]
MAILBOX_URL = os.environ["MAILBOX_URL"]
MAIL_WAIT_S = 30

CSRF_TOKEN = "x-csrf-token"
ACCESS_TOKEN = "x-access-token"
IDEMPOTENCY_KEY = "idempotency-key"
SAFE_METHODS = {"GET", "HEAD", "OPTIONS", "TRACE"}
METHODS_WITHOUT_BODY = {"GET", "HEAD", "DELETE"}


@schemathesis.hook
def before_load_schema(context, raw_schema: dict) -> None:
    """Python's expressions know no classes of Unicode: they get the characters themselves."""
    for holder, key in list(_patterns_in(raw_schema)):
        holder[key] = re.sub(r"\\p\{(\w+)\}", lambda found: _characters_of(found.group(1)), holder[key])


def _patterns_in(part):
    if isinstance(part, dict):
        for key, value in part.items():
            if key == "pattern" and isinstance(value, str):
                yield part, key
            else:
                yield from _patterns_in(value)
    elif isinstance(part, list):
        for value in part:
            yield from _patterns_in(value)


# Of the properties that are no general categories, those characters that a category does not have already.
RANGES = {
    "DI": "\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u3164\\ufe00-\\ufe0f\\uffa0\\U000e0100-\\U000e01ef",
    "Extended_Pictographic": "[\\u2600-\\u27bf\\U0001f300-\\U0001faff]",
}


@functools.cache
def _characters_of(category: str) -> str:
    """Ranges of the characters of a general category, to stand between brackets."""
    if category in RANGES:
        return RANGES[category]
    codes = [code for code in range(sys.maxunicode + 1) if unicodedata.category(chr(code)).startswith(category)]
    ends = [(codes[0], codes[0])]
    for code in codes[1:]:
        first, last = ends[-1]
        ends[-1:] = [(first, code)] if code == last + 1 else [(first, last), (code, code)]
    return "".join(f"\\U{first:08x}-\\U{last:08x}" for first, last in ends)


@schemathesis.hook
def before_call(context, case, kwargs) -> None:
    """Asks for no event stream: it would not end. A method that the path lacks gets no body: that is refused before it."""
    case.headers["accept"] = "application/json"
    method = case.method.upper()
    if method in METHODS_WITHOUT_BODY and method != case.operation.method.upper():
        case.body = NOT_SET


class Learner:
    """A registered learner with an activated account, signed in."""

    def __init__(self) -> None:
        self.browser = requests.Session()
        name = f"ola-{uuid.uuid4().hex[:8]}"
        email, password = f"{name}@example.test", f"zielona-{uuid.uuid4().hex}"
        self.csrf_token = self._csrf()
        details = {"username": name, "email": email, "password": password, "repeatPassword": password}
        registered = self._call("POST", "v1/auth/register", json=details)
        self.access_token = registered["accessToken"]
        self.csrf_token = self._csrf()
        self._call("GET", f"v1/users/account/activate?token={_token_mailed_to(email)}")

    def is_signed_in(self) -> bool:
        answer = requests.get(
            f"{PORTAL_URL}/api/v1/auth/valid", headers={ACCESS_TOKEN: self.access_token}, timeout=30
        )
        return answer.status_code == 200

    def _csrf(self) -> str:
        self.csrf_token = ""
        return self._call("GET", "csrf-token")["csrfToken"]

    def _call(self, method: str, path: str, **options) -> dict:
        answer = self.browser.request(
            method, f"{PORTAL_URL}/api/{path}", headers={CSRF_TOKEN: self.csrf_token}, timeout=30, **options
        )
        answer.raise_for_status()
        return answer.json()


def _token_mailed_to(email: str) -> str:
    until = time.monotonic() + MAIL_WAIT_S
    while time.monotonic() < until:
        for mail in requests.get(f"{MAILBOX_URL}/email", timeout=30).json():
            found = re.search(r"/account/activate/([^\s?#]+)", mail["text"])
            if found and any(to["address"] == email for to in mail["to"]):
                return found.group(1)
        time.sleep(0.1)
    raise TimeoutError(f"no mail to {email}")


# a call may have ended the session of the one before
@schemathesis.auth(refresh_interval=None)
class SignedIn:
    def __init__(self) -> None:
        self.learner: Learner | None = None

    def get(self, case, context) -> Learner:
        if self.learner is None or not self.learner.is_signed_in():
            self.learner = Learner()
        return self.learner

    def set(self, case, data: Learner, context) -> None:
        case.headers[ACCESS_TOKEN] = data.access_token
        case.cookies = {**dict(case.cookies or {}), **data.browser.cookies.get_dict()}
        if _needs_csrf_token(case):
            case.headers[CSRF_TOKEN] = data.csrf_token
        if IDEMPOTENCY_KEY in case.headers and _has_valid_headers(case):
            case.headers[IDEMPOTENCY_KEY] = uuid.uuid4().hex


def _needs_csrf_token(case) -> bool:
    """Also of a method that the path lacks: only who shows a token is told so."""
    is_declared = any(header.name == CSRF_TOKEN for header in case.operation.headers)
    if is_declared:
        return CSRF_TOKEN in case.headers and _has_valid_headers(case)
    return case.method.upper() not in SAFE_METHODS


def _has_valid_headers(case) -> bool:
    if case.meta is None:
        return True
    part = next((value for key, value in case.meta.components.items() if str(key.value) == "header"), None)
    return part is None or part.mode == GenerationMode.POSITIVE
