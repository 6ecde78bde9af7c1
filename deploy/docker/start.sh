#!/bin/sh
# Fills the variables of nginx.conf.template and starts nginx.
set -eu
host() { echo "$1" | sed -E 's#^https?://([^:/]+).*#\1#'; }
export RUN=/tmp STORE=/srv/trustfold TLS=/etc/trustfold
export SHELL_HOST="$(host "$SHELL_ORIGIN")" REMOTES_HOST="$(host "$REMOTES_ORIGIN")"
# Origins of the workspace server and the token issuer, if the environment has them.
export SERVICES="${SERVER_ORIGIN:+ $SERVER_ORIGIN}${ISSUER_ORIGIN:+ $ISSUER_ORIGIN}"
variables='${RUN} ${STORE} ${TLS} ${ENVIRONMENT} ${SHELL_ORIGIN} ${SHELL_HOST} ${SHELL_LISTEN}'
variables="$variables "'${REMOTES_ORIGIN} ${REMOTES_HOST} ${REMOTES_LISTEN} ${SERVICES}'
if [ -n "${SERVER_ORIGIN:-}" ]; then
  export SERVER_HOST="$(host "$SERVER_ORIGIN")"
  envsubst '${TLS} ${SERVER_HOST} ${SERVER_LISTEN}' </etc/trustfold/server.conf.template >/tmp/server.conf
fi
envsubst "$variables" </etc/trustfold/nginx.conf.template >/tmp/nginx.conf
exec nginx -c /tmp/nginx.conf -e /dev/stderr -g 'daemon off;'
