import { PutObjectCommand } from '@aws-sdk/client-s3';
import { expect } from '@playwright/test';
import { join } from 'node:path';
import { repository, type CommandResult } from 'tooling/release';
import { released, test } from './services/bucket';
import { limitFor } from './services/hang-limits';
import { environmentOf } from './services/s3';
import { environment, releaseTo } from './services/stage';

test.describe.configure({ timeout: limitFor(45) });

const account = released('account', join(repository, 'remote-account', 'dist'));

test('[deployment] a bucket: bad input is a sentence and a non-zero exit, and the environment stays @deep', async ({
  bucket,
}) => {
  const { release, service, client, name } = bucket;
  expect((await release(...account)).code).toBe(0);
  const before = (await release('status')).output;
  const refused = async (sentence: RegExp, result: Promise<CommandResult>) => {
    const { code, output } = await result;
    expect(output).toMatch(sentence);
    expect(output).not.toMatch(/^\s+at /m);
    expect(code).toBe(1);
  };
  const endpoint = ['--endpoint', service.endpoint];
  const credentials = environmentOf(service.owner);
  const contracts = ['contracts', '--env', environment];

  await refused(/There is no remote “ledger”; there are account,/, release('ledger'));
  await refused(
    /There is no bucket “nowhere-at-all” at/,
    releaseTo('s3://nowhere-at-all', credentials, endpoint)(...contracts),
  );
  await refused(
    /refused the credentials|may not do this/,
    releaseTo(
      `s3://${name}`,
      { ...credentials, AWS_SECRET_ACCESS_KEY: 'wrong' },
      endpoint,
    )(...contracts),
  );
  await refused(
    /cannot be reached/,
    releaseTo(`s3://${name}`, credentials, ['--endpoint', 'http://127.0.0.1:9'])(...contracts),
  );
  const hour = 3_600_000;
  const shift = `const D=Date;globalThis.Date=class extends D{constructor(...a){a.length?super(...a):super(D.now()+${5 * hour})}static now(){return D.now()+${5 * hour}}}`;
  await refused(
    /clock is 5 hours ahead of the store’s|clock differs too much/,
    releaseTo(
      `s3://${name}`,
      {
        ...credentials,
        NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(shift)}`,
      },
      endpoint,
    )(...contracts),
  );
  expect((await release('status')).output).toBe(before);

  await client.send(
    new PutObjectCommand({
      Bucket: name,
      Key: `releases/env/${environment}/current.json`,
      Body: '{oops',
    }),
  );
  await refused(/current\.json in .* is not JSON; nothing was changed/, release('status'));
  await refused(/is not JSON/, release(...account));
});
