import { createHash } from 'node:crypto';
import { contentPolicy, framePolicy, permissionsPolicy, serverPolicy } from './page';

const scriptsOf = (policy: string) => /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ');

const page = (...scripts: readonly string[]) =>
  `<html><head>${scripts.map((script) => `<script>${script}</script>`).join('')}<script defer src="/a.js"></script></head></html>`;

describe('the policy of a page', () => {
  it('[deployment] lets the scripts that stand in the page run, by their digest, and no other', () => {
    const digest = createHash('sha256').update('\n  go();\n').digest('base64');
    expect(scriptsOf(contentPolicy(page('\n  go();\n'), []))).toEqual([
      "'self'",
      `'sha256-${digest}'`,
    ]);
    expect(scriptsOf(contentPolicy(page(), []))).toEqual(["'self'"]);
    expect(scriptsOf(contentPolicy(page('go()'), []))).not.toContain(`'sha256-${digest}'`);
  });

  it('[deployment] lets the styles that stand in the page count, by their digest, and no other', () => {
    const digest = createHash('sha256').update('a{}').digest('base64');
    const policy = contentPolicy('<style>a{}</style>', []);
    expect(policy).toContain(`style-src 'self' 'sha256-${digest}';`);
    expect(policy).not.toContain('unsafe-inline');
  });

  it('[deployment] names the remotes where scripts, styles and documents may come from them', () => {
    const policy = contentPolicy(page(), ['https://remotes.example.com']);
    for (const directive of ['script-src', 'style-src', 'connect-src'])
      expect(policy).toContain(`${directive} 'self' https://remotes.example.com`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("font-src 'self';");
  });

  it('[G5, deployment] lets a page ask the product alone', () => {
    expect(contentPolicy(page(), [])).toContain("connect-src 'self';");
  });

  it('[deployment, security] has scripts’ addresses and markup go through the page’s own policy alone', () => {
    const policy = contentPolicy(page('trustedTypes.createPolicy()'), []).split('; ');
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain('trusted-types default');
    // A page of an earlier release has none.
    expect(contentPolicy(page(), [])).not.toContain('trusted-types');
  });

  it('[deployment] lets the product frame its own previews, and no other site the product', () => {
    expect(framePolicy).toBe("frame-ancestors 'self'");
    expect(contentPolicy(page(), [])).toContain('frame-src blob:');
  });
});

const directives = (policy: string) =>
  new Map(policy.split('; ').map((directive) => [directive.split(' ')[0] ?? '', directive]));

describe('the policy that a server sends', () => {
  const remotes = ['https://remotes.example.com'];

  it('[R61, deployment] has every directive of a page’s own policy but what depends on its text', () => {
    const own = directives(contentPolicy(page(), remotes));
    const sent = directives(serverPolicy(remotes));
    for (const [name, directive] of own)
      expect(sent.get(name)?.replace(" 'unsafe-inline'", '')).toBe(directive);
    expect(Array.from(sent.keys()).filter((name) => !own.has(name))).toEqual([
      'script-src-attr',
      'style-src-attr',
      'frame-ancestors',
    ]);
  });

  it('[R61, deployment] lets no attribute run a script, and stays the same for the next release', () => {
    expect(serverPolicy(remotes)).toContain("script-src-attr 'none'");
    expect(serverPolicy(remotes)).not.toMatch(/sha256-|unsafe-eval|trusted-types/);
  });

  it('[R61, deployment] lets the device’s camera, microphone and place alone', () => {
    for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb'])
      expect(permissionsPolicy.split(', ')).toContain(`${feature}=()`);
  });
});
