vcl 4.1;

# Varnish 6 or 7 with the module xkey, between the load balancer and the nodes. Put in your own addresses.
# Debian: apt-get install varnish varnish-modules. Start varnishd with -p http_gzip_support=off, because the nodes
# compress, and Varnish would ask them for gzip only.

import directors;
import std;
import xkey;

probe ready {
    .request = "GET /readyz HTTP/1.1" "Host: readyz" "Connection: close";
    .interval = 2s;
    .timeout = 1s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
}
backend first { .host = "10.0.0.1"; .port = "3000"; .probe = ready; .first_byte_timeout = 180s; }
backend second { .host = "10.0.0.2"; .port = "3000"; .probe = ready; .first_byte_timeout = 180s; }

# The apis, which send purges.
acl purgers {
    "10.0.0.0"/24;
}

sub vcl_init {
    new nodes = directors.round_robin();
    nodes.add_backend(first);
    nodes.add_backend(second);
}

sub vcl_recv {
    set req.backend_hint = nodes.backend();
    if (req.method == "PURGE") {
        # A purge that came through the load balancer is a stranger's.
        if (client.ip !~ purgers || req.http.X-Forwarded-For ~ ",") {
            return (synth(403, "Forbidden"));
        }
        set req.http.n = 0;
        if (req.http.xkey-purge) {
            set req.http.n = xkey.purge(req.http.xkey-purge);
        }
        if (req.http.xkey-softpurge) {
            set req.http.n = xkey.softpurge(req.http.xkey-softpurge);
        }
        return (synth(200, "Purged " + req.http.n));
    }
    if ((req.method != "GET" && req.method != "HEAD") || req.http.Authorization) {
        return (pass);
    }
    # Calls of the api, the status page, and Vocal, whose pages depend on the session.
    if (req.url ~ "^/(api|_marquee|healthz|readyz)([/?]|$)" || req.http.Host ~ "^vocal\.") {
        return (pass);
    }
    # Readers of a canary, and developers who try a part.
    if (req.http.Cookie ~ "(^|;\s*)(canary=1|(__Host-)?marquee_override=)") {
        return (pass);
    }
    # What the key has besides host and address: the chosen colour scheme, and one of three encodings. For pictures also WebP.
    set req.http.Host = std.tolower(req.http.Host);
    unset req.http.X-Marquee-Scheme;
    if (req.http.Cookie ~ "(^|;\s*)scheme=(light|dark)(;|$)") {
        set req.http.X-Marquee-Scheme = regsub(req.http.Cookie, "^(?:.*;\s*)?scheme=(light|dark)(?:;.*)?$", "\1");
    }
    if (req.http.Accept-Encoding ~ "\bbr\b") {
        set req.http.Accept-Encoding = "br";
    } elsif (req.http.Accept-Encoding ~ "\bgzip\b") {
        set req.http.Accept-Encoding = "gzip";
    } else {
        unset req.http.Accept-Encoding;
    }
    if (req.url ~ "^/res/") {
        if (req.http.Accept ~ "image/webp") {
            set req.http.Accept = "image/webp";
        } else {
            unset req.http.Accept;
        }
    }
    # stale-while-revalidate. Without a healthy node, pages are served for as long as stale-if-error says.
    if (std.healthy(req.backend_hint)) {
        set req.grace = 30s;
    }
    return (hash);
}

sub vcl_backend_response {
    if (beresp.http.Surrogate-Control ~ "max-age=\d+") {
        set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^.*max-age=(\d+).*$", "\1s"), 0s);
        set beresp.grace = std.duration(regsub(beresp.http.Surrogate-Control, "^.*stale-if-error=(\d+).*$", "\1s"), 0s);
        return (deliver);
    }
    if (beresp.status == 200 && beresp.http.Cache-Control ~ "immutable") {
        return (deliver);
    }
    # The stored page stays if a node cannot give a new one.
    if (bereq.is_bgfetch) {
        return (abandon);
    }
    # Nothing else is stored.
    set beresp.uncacheable = true;
    set beresp.ttl = 1s;
    return (deliver);
}

sub vcl_backend_error {
    if (bereq.retries < 1 && (bereq.method == "GET" || bereq.method == "HEAD")) {
        return (retry);
    }
}

sub vcl_deliver {
    if (obj.hits > 0) {
        set resp.http.Cache-Status = resp.http.Cache-Status + ", varnish; hit";
        # The id of the request for which the page was made.
        unset resp.http.X-Request-Id;
    }
    unset resp.http.Surrogate-Control;
    unset resp.http.xkey;
    unset resp.http.Cache-Tag;
    unset resp.http.X-Varnish;
    unset resp.http.Via;
}
