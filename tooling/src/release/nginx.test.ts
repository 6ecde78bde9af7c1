import { nginxConfig, type NginxOptions } from './nginx';

const config = (options: Partial<NginxOptions> = {}) =>
  nginxConfig({
    store: '/srv/trustfold',
    environment: 'production',
    shellOrigin: 'https://app.example.com',
    remotesOrigin: 'https://remotes.example.com',
    ...options,
  });

/** What stands in no block of another's, by its first words. */
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

  it('[deployment] lets the product frame itself and nobody else frame it', () => {
    expect(config()).toContain(
      `add_header Content-Security-Policy "frame-ancestors 'self'" always;`,
    );
  });

  it('[deployment] keeps what is replaced in no immutable place', () => {
    expect(config()).toContain('location ^~ /env/ {');
    expect(config()).not.toMatch(/\^\/env\/.*immutable/);
  });
});
