import { integrityPolicy, permissionsPolicy, serverPolicy } from '../compose/page';
import { nginxConfig, type NginxOptions } from './verbs/nginx';

const config = (options: Partial<NginxOptions> = {}) =>
  nginxConfig({
    store: '/srv/trustfold',
    environment: 'production',
    shellOrigin: 'https://app.example.com',
    remotesOrigin: 'https://remotes.example.com',
    ...options,
  });

/** The lines outside all blocks that are not part of another's. */
function outermost(text: string): readonly string[] {
  let depth = 0;
  return text.split('\n').filter((line) => {
    const isOutermost = depth === 0 && /^[^#\s]/.test(line);
    depth += (line.match(/\{/g) ?? []).length - (line.match(/\}/g) ?? []).length;
    return isOutermost && line !== '}';
  });
}

const variables = (text: string) => new Set(text.match(/\$trustfold_\w+/g));

describe('the configuration of nginx', () => {
  it('[deployment] sets nothing for the servers around its own', () => {
    for (const line of outermost(config()))
      expect(line).toMatch(/^(map .* \$trustfold_production_|server \{)/);
  });

  it('[deployment] shares no variable with another environment’s', () => {
    const names = ['production', 'eu-1', 'eu-10', 'e'.repeat(60), `${'e'.repeat(60)}x`].map(
      (environment) => variables(config({ environment })),
    );
    const all = names.flatMap((set) => [...set]);
    expect(new Set(all).size).toBe(all.length);
    // What nginx keeps a variable's name in is 64 bytes wide.
    for (const name of all) expect(name.length).toBeLessThanOrEqual(46);
  });

  it('[deployment] takes paths with spaces and quotes, and refuses one that nginx cannot be given', () => {
    const text = config({
      store: '/srv/our "files"',
      certificate: { chain: '/etc/my certs/chain.pem', key: '/etc/my certs/key.pem' },
      run: '/run/my nginx',
    });
    expect(text).toContain(String.raw`root "/srv/our \"files\"";`);
    expect(text).toContain(String.raw`root "/srv/our \"files\"/shell";`);
    expect(text).toContain('ssl_certificate "/etc/my certs/chain.pem";');
    expect(text).toContain('ssl_certificate_key "/etc/my certs/key.pem";');
    expect(text).toContain('pid "/run/my nginx/nginx.pid";');
    expect(() => config({ store: '/srv/$home' })).toThrow('nginx cannot be given a path with a $');
  });

  const secure = { certificate: { chain: '/chain.pem', key: '/key.pem' } };

  it('[deployment] listens for both protocols of a name and for its own of an address, over HTTP/2', () => {
    const listens = (options: Partial<NginxOptions>) => config(options).match(/listen [^;]*(?=;)/g);
    expect(listens(secure)?.slice(0, 2)).toEqual([
      'listen 443 ssl http2',
      'listen [::]:443 ssl http2',
    ]);
    expect(
      listens({ shellOrigin: 'http://127.0.0.1:8080', remotesOrigin: 'http://[::1]:8081' }),
    ).toEqual(['listen 127.0.0.1:8080', 'listen [::1]:8081']);
  });

  it('[R61, deployment] sends the policies of the page with every answer, and keeps HTTPS for subdomains too', () => {
    const headers = (text: string) =>
      new Map(
        text.split('\n').flatMap((line) => {
          const [, name, quoted, bare] =
            /^ +add_header (\S+) (?:"([^"]*)"|(\S+)) always;$/.exec(line) ?? [];
          return name === undefined ? [] : [[name, quoted ?? bare] as const];
        }),
      );
    const [shell = '', remotes = ''] = config(secure).split('\nserver {').slice(1);
    expect(headers(shell)).toEqual(
      new Map([
        ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'],
        ['Content-Security-Policy', serverPolicy(['https://remotes.example.com'])],
        ['Permissions-Policy', permissionsPolicy],
        ['Integrity-Policy', integrityPolicy],
        ['X-Content-Type-Options', 'nosniff'],
        ['Referrer-Policy', 'strict-origin-when-cross-origin'],
        ['Cross-Origin-Opener-Policy', 'same-origin'],
      ]),
    );
    expect(remotes).toContain("frame-ancestors 'none'");
    expect(remotes).toContain('includeSubDomains');
    expect(config()).not.toContain('Strict-Transport-Security');
    expect(config({ localRemotes: true })).toContain(
      "script-src 'self' https://remotes.example.com http://127.0.0.1:* http://localhost:* ",
    );
  });

  it('[deployment] leads from port 80 to what is at port 443 alone', () => {
    const redirects = (options: Partial<NginxOptions>) =>
      config(options).match(/return 301 [^;]*/g);
    expect(redirects(secure)).toEqual([
      'return 301 https://app.example.com$request_uri',
      'return 301 https://remotes.example.com$request_uri',
    ]);
    const elsewhere = { shellOrigin: 'https://app.example.com:8443' };
    expect(redirects({ ...secure, ...elsewhere })).toHaveLength(1);
    expect(redirects({})).toBeNull();
  });
});
