import {
  parseCheckArguments,
  parseDevArguments,
  parseE2eArguments,
  parseOnlyOne,
  parseStartArguments,
  parseSteadyArguments,
  parseTestArguments,
} from './arguments';

const remotes = ['contracts', 'compliance', 'account'] as const;
const parse = {
  start: parseStartArguments,
  dev: (args: string[]) => parseDevArguments(args, remotes),
  one: (args: string[]) => parseOnlyOne(args, remotes, 'remote'),
  test: parseTestArguments,
  check: parseCheckArguments,
  steady: parseSteadyArguments,
  e2e: parseE2eArguments,
};
type Command = keyof typeof parse;

const allParts = ['static', 'unit', 'e2e'];

it.each<[Command, string[], unknown]>([
  ['start', [], { port: undefined, hosts: [] }],
  ['start', ['--port', '4400'], { port: 4400, hosts: [] }],
  ['start', ['--port=65535'], { port: 65_535, hosts: [] }],
  ['start', ['--host', 'box', '--host=0.0.0.0'], { port: undefined, hosts: ['box', '0.0.0.0'] }],
  ['dev', [], { hosts: [] }],
  ['dev', ['account', '--host', 'box'], { only: 'account', hosts: ['box'] }],
  ['one', [], undefined],
  ['one', ['account'], 'account'],
  ['test', [], { parts: allParts, deep: false, forwarded: [] }],
  ['test', ['deep'], { parts: allParts, deep: true, forwarded: [] }],
  ['test', ['deep', 'e2e'], { parts: ['e2e'], deep: true, forwarded: [] }],
  ['test', ['unit', 'static', 'unit'], { parts: ['static', 'unit'], deep: false, forwarded: [] }],
  [
    'test',
    ['e2e', '--', 'core', '--grep', 'GA4'],
    { parts: ['e2e'], deep: false, forwarded: ['core', '--grep', 'GA4'] },
  ],
  ['check', [], {}],
  ['check', ['--changed'], {}],
  ['check', ['--all'], { all: true }],
  ['check', ['--changed', '--since', 'HEAD~2'], { since: 'HEAD~2' }],
  ['steady', [], { words: [] }],
  ['steady', ['--since', 'HEAD~2', 'gate'], { since: 'HEAD~2', words: ['gate'] }],
  ['e2e', ['flows/gate.spec.ts', '--headed'], { forwarded: ['flows/gate.spec.ts', '--headed'] }],
  [
    'e2e',
    ['--at', 'http://[::1]:43/', 'a.spec.ts'],
    { at: 'http://[::1]:43/', forwarded: ['a.spec.ts'] },
  ],
])('[R26, tooling] reads for npm %s %j', (command, args, expected) => {
  expect(parse[command](args)).toEqual(expected);
});

it('[tooling] reads the released shell that one remote runs in', () => {
  const { against } = parse.dev([
    'contracts',
    '--against',
    'https://app.example.com/trustfold?x=1',
  ]);
  expect(against?.href).toBe('https://app.example.com/');
});

const oneRunner = 'Arguments after -- go to one runner';

it.each<[Command, string[], string]>([
  ...['0', '65536', '-1', '44.5', 'abc', ''].map((port): [Command, string[], string] => [
    'start',
    [`--port=${port}`],
    `--port takes a whole number from 1 to 65535, not “${port}”.`,
  ]),
  ['start', ['--prot', '1'], 'An example: npm start -- --port 4400'],
  ['start', ['4400'], 'An example: npm start -- --port 4400'],
  ['start', ['--port'], 'An example: npm start -- --port 4400'],
  ['dev', ['--hots', 'box'], 'An example: npm run dev'],
  ['dev', ['--against', 'https://app.example.com'], '--against runs one remote'],
  ['dev', ['contracts', '--against', 'app'], 'not “app”'],
  ['dev', ['contracts', '--against', 'file:///x'], 'not “file:///x”'],
  [
    'one',
    ['billing'],
    'There is no remote “billing”; there are contracts, compliance and account.',
  ],
  ['one', ['contracts', 'account'], 'Name one remote, not 2: contracts account.'],
  ['test', ['--', 'core'], oneRunner],
  ['test', ['unit', 'e2e', '--', 'core'], oneRunner],
  ['test', ['static', '--', 'core'], oneRunner],
  ['test', ['e2e', 'flows/a.spec.ts'], 'a second --: npm test -- e2e -- flows/a.spec.ts'],
  [
    'test',
    ['units'],
    'There is no part of the tests “units”; there are static, unit, e2e and deep.',
  ],
  ['check', ['--sinze'], 'An example: npm run check -- --changed --since HEAD~1'],
  ['check', ['host'], 'An example: npm run check -- --changed --since HEAD~1'],
  ['check', ['--since'], 'An example: npm run check -- --changed --since HEAD~1'],
  ['steady', ['--changed'], 'An example: npm run steady -- --since HEAD~1'],
  ['steady', ['--since'], 'An example: npm run steady -- --since HEAD~1'],
  ['e2e', [], 'Name a spec: npm run e2e -- flows/gate.spec.ts'],
  ['e2e', ['--headed'], 'Name a spec'],
  ['e2e', ['flows/gate.spec.ts', '--at'], '--at takes an address'],
  ['e2e', ['--at', 'localhost', 'a.spec.ts'], 'not “localhost”'],
])('[tooling] refuses for npm %s %j', (command, args, message) => {
  expect(() => parse[command](args)).toThrow(message);
});
