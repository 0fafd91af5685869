"""Reads requests as JSON lines and prints those that Google's own clients in gcloud do not know.

Each line has method, url and body. The generated clients name every method of an API with its address,
and every field of its messages. Usage: grammar.py FOLDER_OF_GCLOUD
"""
import importlib, json, re, sys
from urllib.parse import parse_qs, unquote, urlparse

root = sys.argv[1]
sys.path[:0] = [root + '/lib', root + '/lib/third_party']
from apitools.base.protorpclite import messages
from apitools.base.py import encoding

APIS = 'googlecloudsdk.generated_clients.apis'


def client_of(api, version):
    try:
        name = f'{APIS}.{api}.{version}.{api}_{version}'
        return importlib.import_module(name + '_client'), importlib.import_module(name + '_messages')
    except ModuleNotFoundError:
        return None, None


def methods(module):
    """What the client says of each method: its address, its parameters and its body."""
    clients = [each for each in vars(module).values() if isinstance(each, type)]
    services = [each for one in clients for each in vars(one).values() if hasattr(each, '_NAME')]
    for service in services:
        for method in vars(service).values():
            if hasattr(method, 'method_config'):
                yield method.method_config()


def matches(config, path):
    known = config.flat_path or config.relative_path
    pattern = re.sub(r'\\\{\w+\\\}', '[^/:]+', re.escape(known))
    pattern = re.sub(r'\\\{\\\+\w+\\\}', '[^:]+', pattern)
    return re.fullmatch(pattern, path)


def unknown_fields(message):
    yield from message.all_unrecognized_fields()
    for field in message.all_fields():
        value = message.get_assigned_value(field.name)
        for one in value if isinstance(value, list) else [value]:
            if isinstance(one, messages.Message):
                # A map takes every name.
                if 'additionalProperties' not in [each.name for each in one.all_fields()]:
                    yield from unknown_fields(one)


def problem(request):
    url = urlparse(request['url'])
    api = url.hostname.split('.')[0]
    path = unquote(url.path).lstrip('/')
    if api == 'storage':
        path = path.replace('storage/v1/', '')
        version = 'v1'
    else:
        version = path.split('/')[0]
    module, known = client_of(api, version)
    if module is None:
        return None
    found = [c for c in methods(module) if c.http_method == request['method'] and matches(c, path)]
    if not found:
        return 'no such method'
    taken = [name.replace('_', '.') for c in found for name in c.query_params]
    for name in parse_qs(url.query):
        if name.replace('_', '.') not in taken and name not in [n for c in found for n in c.query_params]:
            return f'no parameter {name}'
    if not request['body']:
        return None
    problems = [problem_of_body(known, config, request['body']) for config in found]
    return 'ok' if 'ok' in problems else problems[0]


def problem_of_body(known, config, body):
    name = config.request_field
    kind = getattr(known, config.request_type_name)
    if name and name != '<request>':
        kind = kind.field_by_name(name).message_type
    try:
        fields = list(unknown_fields(encoding.JsonToMessage(kind, json.dumps(body))))
    except Exception as error:  # An enum or a type that the message does not have.
        return str(error)
    return f'no field {", ".join(fields)}' if fields else 'ok'


checked = 0
for line in sys.stdin:
    request = json.loads(line)
    found = problem(request)
    checked += found == 'ok'
    if found not in (None, 'ok'):
        print(f"{request['method']} {request['url']}: {found}")
print(f'{checked} bodies known', file=sys.stderr)
