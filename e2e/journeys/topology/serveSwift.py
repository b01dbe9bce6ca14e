"""
Serves an S3 with some buckets by OpenStack Swift: proxy, account, container and object server in one process.
Arguments: folder, port, buckets separated by commas, access key (account:user), secret.
"""

import os
import sys

import eventlet

eventlet.monkey_patch()

from eventlet import wsgi
from swift.common import utils
from swift.common.internal_client import InternalClient
from swift.common.ring import RingBuilder
from swift.common.wsgi import loadapp

folder, port = sys.argv[1], int(sys.argv[2])
buckets = sys.argv[3].split(",")
account, user = sys.argv[4].split(":")
secret = sys.argv[5]
kinds = ["account", "container", "object"]
os.makedirs(os.path.join(folder, "devices", "d1"), exist_ok=True)


def write(name, text):
    path = os.path.join(folder, name)
    with open(path, "w") as file:
        file.write(text)
    return path


write("swift.conf", "[swift-hash]\nswift_hash_path_suffix = journeys\n")
utils.set_swift_dir(folder)

common = f"[DEFAULT]\nswift_dir = {folder}\ndevices = {folder}/devices\nmount_check = false\n"
sockets = {}
for kind in kinds:
    sockets[kind] = eventlet.listen(("127.0.0.1", 0))
    builder = RingBuilder(4, 1, 1)
    place = {"region": 1, "zone": 1, "ip": "127.0.0.1", "port": sockets[kind].getsockname()[1], "device": "d1", "weight": 1}
    builder.add_dev({**place, "meta": "", "replication_ip": place["ip"], "replication_port": place["port"]})
    builder.rebalance()
    builder.get_ring().save(os.path.join(folder, f"{kind}.ring.gz"))
sockets["proxy"] = eventlet.listen(("127.0.0.1", port))

for kind in kinds:
    write(f"{kind}.conf", f"{common}[pipeline:main]\npipeline = {kind}-server\n[app:{kind}-server]\nuse = egg:swift#{kind}\n")
filters = "".join(
    f"[filter:{name}]\nuse = egg:swift#{egg}\n{more}"
    for name, egg, more in [
        ("catch_errors", "catch_errors", ""),
        ("cache", "memcache", ""),
        ("listing_formats", "listing_formats", ""),
        ("bulk", "bulk", ""),
        ("s3api", "s3api", "location = us-east-1\n"),
        ("tempauth", "tempauth", f"user_{account}_{user} = {secret} .admin\n"),
        ("slo", "slo", ""),
    ]
)
proxy = "[app:proxy-server]\nuse = egg:swift#proxy\naccount_autocreate = true\n"
for name, pipeline in [
    ("proxy", "catch_errors cache listing_formats bulk s3api tempauth slo proxy-server"),
    ("internal", "catch_errors cache proxy-server"),
]:
    write(f"{name}.conf", f"{common}[pipeline:main]\npipeline = {pipeline}\n{filters}{proxy}")


def serve(kind):
    app = loadapp(os.path.join(folder, f"{kind}.conf"))
    wsgi.server(sockets[kind], app, log_output=False)


threads = [eventlet.spawn(serve, kind) for kind in [*kinds, "proxy"]]
client = InternalClient(os.path.join(folder, "internal.conf"), "journeys", 1)
for bucket in buckets:
    client.create_container(f"AUTH_{account}", bucket)
print("ready", flush=True)
for thread in threads:
    thread.wait()
