import { compositionsFolder } from 'shared-kernel/remote';
import { sha256 } from '../base/sha256';
import {
  assetsFolder,
  environmentsFolder,
  pointerKey,
  releasesFolder,
  shellPageKey,
} from '../compose/keys';
import { CliError } from '../base/cli-error';
import { framePolicy, integrityPolicy } from '../compose/content-policy';
import { listen, redirectToHttps } from './nginx-listen';

export interface NginxOptions {
  /** Folder of the store, absolute. */
  readonly store: string;
  readonly environment: string;
  /** Origins as browsers name them; nginx listens where they point. */
  readonly shellOrigin: string;
  readonly remotesOrigin: string;
  /** Folder for its pid and error log; given, the file is a whole configuration for `nginx -c`. */
  readonly run?: string | undefined;
  /** Whether the brotli_static module is there. */
  readonly brotli?: boolean;
  readonly certificate?: { readonly chain: string; readonly key: string } | undefined;
  /** Whether the page may load a remote from a development server, whose scripts have no digests. */
  readonly localRemotes?: boolean;
}

const types = `types {
      text/html html; text/css css; text/javascript js mjs; text/plain txt;
      application/json json map; application/wasm wasm; application/pdf pdf;
      application/vnd.iccprofile icc;
      image/svg+xml svg; image/png png; image/jpeg jpg jpeg; image/webp webp; image/avif avif; image/x-icon ico;
      font/woff woff; font/woff2 woff2; video/mp4 mp4; video/webm webm;
    }`;

const escaped = (text: string) => text.replaceAll(/[.*+?^$()[\]\\|{}]/g, '\\$&');

/** A path as one word of the configuration; nginx has no way to write a `$` that is not a variable. */
function quoted(path: string): string {
  if (/[$\p{Cc}]/u.test(path))
    throw new CliError(`nginx cannot be given a path with a $ or a control character: ${path}`);
  return `"${path.replaceAll(/["\\]/g, '\\$&')}"`;
}

/** What a server sets for itself, whatever the configuration around it says. */
const delivery = (
  brotli: boolean,
) => `# An address may have a query of 8 kB, beside what is before it.
    large_client_header_buffers 4 16k;
    ${types}
    default_type application/octet-stream;
    charset utf-8;
    charset_types text/css text/javascript text/plain;
    server_tokens off;
    sendfile on;
    tcp_nopush on;
    gzip off;
    gzip_static on;
    gzip_vary on;${brotli ? '\n    brotli_static on;' : ''}
    etag on;`;

/** A document that is replaced: small, compressed when it is asked for, and never in parts. */
const replaced = `gzip on;
      gzip_types application/json;
      gzip_comp_level 6;
      gzip_proxied any;
      max_ranges 0;
      try_files $uri =404;`;

const anyRelease = releasesFolder('[a-z][a-z0-9-]*');

/** The variables, which stand beside those of every other environment that the server has. */
const maps = (
  name: string,
  shellOrigin: string,
) => `# Without “always” below: a missing file must not be kept as an immutable one.
map $uri $${name}_cache {
  default "no-cache";
  ~^/${assetsFolder} "public, max-age=31536000, immutable";
  ~^/${anyRelease} "public, max-age=31536000, immutable";
  ~^/${compositionsFolder} "public, max-age=31536000, immutable";
}
map $http_origin $${name}_origin {
  default "";
  "~^${escaped(shellOrigin)}$" $http_origin;
}
map "$request_method:$${name}_origin:$http_access_control_request_method" $${name}_preflight {
  default 0;
  "~^OPTIONS:.+:(GET|HEAD)$" 1;
}
map $${name}_preflight $${name}_methods { default ""; 1 "GET, HEAD"; }
map $${name}_preflight $${name}_headers { default ""; 1 "*"; }
map $${name}_preflight $${name}_age { default ""; 1 "3600"; }`;

const withoutIntegrity =
  '# No Integrity-Policy: this page may load remotes from a development server, whose scripts have no digests.';

const longestWord = 24;

/** Begins the names of an environment's variables; nginx takes no dash in one, and none that is long. */
const variablesOf = (environment: string) =>
  `trustfold_${environment.length > longestWord ? sha256(environment).slice(0, longestWord) : environment.replaceAll('-', '_')}`;

/** An nginx configuration that serves a directory store: the shell, and its remotes from an origin of their own. */
export function nginxConfig({
  store,
  environment,
  shellOrigin,
  remotesOrigin,
  run,
  brotli = true,
  certificate,
  localRemotes = false,
}: NginxOptions): string {
  const root = store.replace(/\/+$/, '');
  const name = variablesOf(environment);
  const secure = certificate !== undefined;
  const server = (origin: string) => `${listen(origin, secure ? ' ssl http2' : '')}
    server_name ${new URL(origin).hostname};${
      secure
        ? `
    ssl_certificate ${quoted(certificate.chain)};
    ssl_certificate_key ${quoted(certificate.key)};
    ssl_protocols TLSv1.2 TLSv1.3;
    add_header Strict-Transport-Security "max-age=31536000" always;`
        : ''
    }
    root ${quoted(root)};
    ${delivery(brotli)}`;

  const http = `${maps(name, shellOrigin)}

server {
    ${server(shellOrigin)}
    add_header Cache-Control $${name}_cache;
    add_header Content-Security-Policy "${framePolicy}" always;
    ${localRemotes ? withoutIntegrity : `add_header Integrity-Policy "${integrityPolicy}" always;`}
    add_header X-Content-Type-Options nosniff always;
    add_header Referrer-Policy strict-origin-when-cross-origin always;
    add_header Cross-Origin-Opener-Policy same-origin always;

    if ($request_method !~ ^(GET|HEAD)$) { return 405; }
    if ($uri ~ /\\.(?!well-known/)) { return 404; }
    location ^~ /${assetsFolder} { root ${quoted(`${root}/shell`)}; try_files $uri =404; }
    location = /${pointerKey(environment)} {
      ${replaced}
    }
    location = /${shellPageKey(environment)} {
      internal;
      ${replaced}
    }
    location ^~ /${environmentsFolder} { return 404; }
    location ^~ /${compositionsFolder} { try_files $uri =404; }
    # A missing file is a 404 and never the page.
    location ~ \\.(js|mjs|css|json|map|wasm|svg|png|jpg|webp|avif|ico|woff2?|mp4|webm|pdf|icc|txt|br|gz)$ { return 404; }
    location / { rewrite ^ /${shellPageKey(environment)} last; }
}

server {
    ${server(remotesOrigin)}
    add_header Cache-Control $${name}_cache;
    add_header Access-Control-Allow-Origin $${name}_origin always;
    add_header Access-Control-Allow-Methods $${name}_methods always;
    add_header Access-Control-Allow-Headers $${name}_headers always;
    add_header Access-Control-Max-Age $${name}_age always;
    add_header Access-Control-Expose-Headers ETag always;
    add_header Vary Origin always;
    add_header X-Content-Type-Options nosniff always;
    add_header Cross-Origin-Resource-Policy cross-origin always;

    if ($uri ~ /\\.(?!well-known/)) { return 404; }
    location ~ ^/${anyRelease} {
      if ($${name}_preflight) { return 204; }
      if ($request_method !~ ^(GET|HEAD)$) { return 405; }
      try_files $uri =404;
    }
    location / { return 404; }
}
${secure ? [shellOrigin, remotesOrigin].map(redirectToHttps).join('') : ''}`;

  if (run === undefined) return http;
  const module = brotli
    ? 'load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;\n'
    : '';
  return `${module}worker_processes auto;
pid ${quoted(`${run}/nginx.pid`)};
error_log ${quoted(`${run}/error.log`)} warn;
events { worker_connections 1024; }
http {
access_log off;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  .map((kind) => `${kind}_temp_path ${quoted(`${run}/${kind}`)};`)
  .join('\n')}

${http}}
`;
}
