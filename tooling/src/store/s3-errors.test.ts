import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { createServer as listenTo, type Socket } from 'node:net';
import { CliError } from '../base/cli-error';
import { portOf } from '../base/port-of';
import { probeStore } from './probe';
import { asSentence } from './s3-errors';
import { S3Store } from './s3-store';

interface Answer {
  readonly status: number;
  readonly code?: string;
}

let server: Server;
let endpoint: string;
let answer: Answer;
let asked: string[];
let answers: Answer[];

beforeEach(async () => {
  asked = [];
  answers = [];
  server = createServer((request, response) => {
    asked.push(request.method ?? '');
    request.resume();
    const { status, code } = answers.shift() ?? answer;
    response.writeHead(status, { 'content-type': 'application/xml' });
    const body = `<Error><Code>${code ?? ''}</Code><Message>As the service says it</Message></Error>`;
    response.end(request.method === 'HEAD' || code === undefined ? undefined : body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  endpoint = `http://127.0.0.1:${portOf(server)}`;
  process.env.AWS_ACCESS_KEY_ID = 'key';
  process.env.AWS_SECRET_ACCESS_KEY = 'secret';
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const open = (at = endpoint) =>
  new S3Store({ bucket: 'releases', endpoint: at, region: 'us-east-1' });

const sentenceOf = async (work: Promise<unknown>) => {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(CliError);
  return (error as CliError).message;
};

const refusals: readonly (readonly [string, Answer, RegExp])[] = [
  [
    'a bucket that does not exist',
    { status: 404, code: 'NoSuchBucket' },
    /^There is no bucket “releases” at http:\/\/127\.0\.0\.1:\d+\.$/,
  ],
  [
    'an unknown key id',
    { status: 403, code: 'InvalidAccessKeyId' },
    /refused the credentials\. Check AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_REGION\.$/,
  ],
  [
    'a wrong secret',
    { status: 403, code: 'SignatureDoesNotMatch' },
    /refused the credentials\. Check AWS_ACCESS_KEY_ID/,
  ],
  ['a token that has expired', { status: 400, code: 'ExpiredToken' }, /refused the credentials\./],
  [
    'a clock that is far off',
    { status: 403, code: 'RequestTimeTooSkewed' },
    /^This machine’s clock differs too much from that of http:.*: set it\.$/,
  ],
  [
    'credentials that may not',
    { status: 403, code: 'AccessDenied' },
    /^The credentials may not do this in s3:\/\/releases\./,
  ],
  [
    'a bucket of another region',
    { status: 301, code: 'PermanentRedirect' },
    /^The bucket “releases” is in another region: set AWS_REGION\.$/,
  ],
  [
    'a service without conditional writes',
    { status: 501, code: 'NotImplemented' },
    /^s3:\/\/releases does not offer conditional writes\.$/,
  ],
  [
    'an unknown error',
    { status: 418, code: 'Teapot' },
    /^s3:\/\/releases failed: As the service says it$/,
  ],
];

describe('what an S3 service refuses with', () => {
  describe.each(refusals)('[deployment] %s is a sentence', (_what, given, sentence) => {
    const body = Buffer.from('{}');
    it.each([
      ['reading', (store: S3Store) => store.get('env/production/current.json')],
      ['listing', (store: S3Store) => store.list('')],
      ['writing', (store: S3Store) => store.putNew('a/r/1/release.json', body)],
      ['swapping', (store: S3Store) => store.swap('env/production/current.json', body, '"1"')],
      ['removing', (store: S3Store) => store.remove(['a', 'b'])],
    ])('when %s', async (_how, work) => {
      answer = given;
      expect(await sentenceOf(work(open()))).toMatch(sentence);
    });
  });

  const place = { store: 's3://releases', bucket: 'releases', endpoint: 'http://s3.example' };

  it.each([
    [
      'a service that is not there',
      { code: 'ECONNREFUSED' },
      'http://s3.example cannot be reached. Check the network and --endpoint.',
    ],
    [
      'an unknown name',
      { code: 'ENOTFOUND' },
      'http://s3.example cannot be reached. Check the network and --endpoint.',
    ],
    [
      'credentials that are not there',
      { name: 'CredentialsProviderError' },
      'No credentials were found. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_PROFILE.',
    ],
    [
      'a service that hangs',
      { name: 'TimeoutError' },
      'http://s3.example did not answer in time. Check the network and --endpoint, then try again.',
    ],
    [
      'a name that is none',
      { name: 'InvalidBucketName' },
      '“releases” is not a valid name for a bucket.',
    ],
  ])('[deployment] %s is a sentence', (_what, told, sentence) => {
    expect(asSentence(Object.assign(new Error('as it was'), told), place)).toEqual(
      new CliError(sentence),
    );
  });

  it('[deployment] a sentence stays the sentence it is', () => {
    const sentence = new CliError('Said already.');
    expect(asSentence(sentence, place)).toBe(sentence);
  });

  it('[deployment] a refusal without words shows its status', async () => {
    answer = { status: 403 };
    expect(await sentenceOf(open().has('a'))).toMatch(/^The credentials may not do this/);
  });

  it('[deployment] a missing key is not a refusal', async () => {
    answer = { status: 404, code: 'NoSuchKey' };
    expect(await open().get('a')).toBeUndefined();
    expect(await open().has('a')).toBe(false);
  });

  it('[deployment] a store that is refused was not written to', async () => {
    answer = { status: 403, code: 'AccessDenied' };
    await sentenceOf(probeStore(open()));
    expect(new Set(asked)).toEqual(new Set(['PUT', 'DELETE']));
  });
});

describe('a service that takes a request and never answers', () => {
  it('[deployment] is waited for as long as was said, and no longer', async () => {
    const taken: Socket[] = [];
    const silent = listenTo((socket) => taken.push(socket));
    await new Promise<void>((ready) => silent.listen(0, '127.0.0.1', ready));
    const port = portOf(silent);
    const hung = new S3Store({
      bucket: 'releases',
      endpoint: `http://127.0.0.1:${port}`,
      limitMs: 50,
    });
    expect(await sentenceOf(hung.get('env/production/current.json'))).toMatch(
      /^http:\/\/127\.0\.0\.1:\d+ did not answer in time\./,
    );
    taken.forEach((socket) => socket.destroy());
    silent.close();
  });
});

describe('a new key that another writer was at in the same instant', () => {
  const conflict = { status: 409, code: 'ConditionalRequestConflict' };
  const put = () => open().putNew('a/r/1/release.json', Buffer.from('{}'));

  it('[deployment] is written where that one failed', async () => {
    answers = [conflict, { status: 404 }, { status: 200 }];
    expect(await put()).toBe(true);
    expect(asked).toEqual(['PUT', 'HEAD', 'PUT']);
  });

  it('[deployment] is there where that one wrote it', async () => {
    answers = [conflict, { status: 200 }];
    expect(await put()).toBe(false);
  });

  it('[deployment] is no success where the conflict stays', async () => {
    answers = Array.from({ length: 4 }, () => [conflict, { status: 404 }]).flat();
    expect(await sentenceOf(put())).toMatch(/^s3:\/\/releases failed: As the service says it/);
  });
});

describe('where browsers read a bucket', () => {
  it.each([
    [{ bucket: 'b', region: 'eu-west-1' }, 'https://b.s3.eu-west-1.amazonaws.com/'],
    [
      { bucket: 'b', prefix: 'a/c', region: 'eu-west-1' },
      'https://b.s3.eu-west-1.amazonaws.com/a/c/',
    ],
    [
      { bucket: 'b', prefix: 'a', endpoint: 'https://s3.example.com/' },
      'https://s3.example.com/b/a/',
    ],
    [{ bucket: 'a.b', region: 'eu-west-1' }, 'https://s3.eu-west-1.amazonaws.com/a.b/'],
  ])('[deployment] of %j is %s', (options, address) => {
    expect(new S3Store(options).address).toBe(address);
  });
});
