import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { usualEndpoint, usualRegion } from './open-store';

const surroundings = { ...process.env };
let folder: string;

/** Forgets what this machine says, and has a profile of the test’s own in its place. */
async function withProfile(...lines: readonly string[]): Promise<void> {
  // Files are read once a path.
  folder = await mkdtemp(join(tmpdir(), 'trustfold-profile-'));
  for (const name of Object.keys(process.env))
    if (name.startsWith('AWS_')) Reflect.deleteProperty(process.env, name);
  process.env.AWS_CONFIG_FILE = join(folder, 'config');
  process.env.AWS_SHARED_CREDENTIALS_FILE = join(folder, 'credentials');
  await writeFile(process.env.AWS_CONFIG_FILE, lines.join('\n'));
}

afterEach(async () => {
  process.env = { ...surroundings };
  await rm(folder, { recursive: true, force: true });
});

describe('the region', () => {
  it('[deployment] is what the machine’s profile names, unless the environment does', async () => {
    await withProfile('[default]', 'region = eu-north-1');
    expect(await usualRegion()).toBe('eu-north-1');
    process.env.AWS_REGION = 'eu-west-1';
    expect(await usualRegion()).toBe('eu-west-1');
  });

  it('[deployment] is AWS’s first where none is named', async () => {
    await withProfile();
    expect(await usualRegion()).toBe('us-east-1');
  });
});

describe('the service', () => {
  const [gateway, other, named] = [
    'https://s3.one.example',
    'https://two.example',
    'https://three.example',
  ];
  const profile = [
    '[default]',
    `endpoint_url = ${other}`,
    '[profile gateway]',
    'services = local',
    `endpoint_url = ${other}`,
    '[services local]',
    's3 =',
    `  endpoint_url = ${gateway}`,
  ];

  it('[deployment] is AWS itself where no other is named', async () => {
    await withProfile('[default]', 'region = eu-north-1');
    expect(await usualEndpoint()).toBeUndefined();
  });

  it('[deployment] is the profile’s, for S3 before that for every service', async () => {
    await withProfile(...profile);
    expect(await usualEndpoint()).toBe(other);
    process.env.AWS_PROFILE = 'gateway';
    expect(await usualEndpoint()).toBe(gateway);
  });

  it('[deployment] is the environment’s before the profile’s, and an empty one is none', async () => {
    await withProfile(...profile);
    process.env.AWS_ENDPOINT_URL = named;
    expect(await usualEndpoint()).toBe(named);
    process.env.AWS_ENDPOINT_URL_S3 = gateway;
    expect(await usualEndpoint()).toBe(gateway);
    Object.assign(process.env, { AWS_ENDPOINT_URL: '', AWS_ENDPOINT_URL_S3: '' });
    expect(await usualEndpoint()).toBe(other);
  });

  it('[deployment] is AWS itself where what is configured is to be ignored', async () => {
    await withProfile(...profile);
    process.env.AWS_IGNORE_CONFIGURED_ENDPOINT_URLS = 'true';
    expect(await usualEndpoint()).toBeUndefined();
  });
});
