import { parseDevArguments, parseOnlyOne, parseStartArguments } from './arguments';

const remotes = ['contracts', 'compliance', 'account'] as const;
const parse = {
  start: parseStartArguments,
  dev: (args: string[]) => parseDevArguments(args, remotes),
  one: (args: string[]) => parseOnlyOne(args, remotes, 'remote'),
};
type Command = keyof typeof parse;

it.each<[Command, string[], unknown]>([
  ['start', [], { port: undefined, hosts: [] }],
  ['start', ['--port', '4400'], { port: 4400, hosts: [] }],
  ['start', ['--port=65535'], { port: 65_535, hosts: [] }],
  ['start', ['--host', 'box', '--host=0.0.0.0'], { port: undefined, hosts: ['box', '0.0.0.0'] }],
  ['dev', [], { hosts: [] }],
  ['dev', ['account', '--host', 'box'], { only: 'account', hosts: ['box'] }],
  ['one', [], undefined],
  ['one', ['account'], 'account'],
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
])('[tooling] refuses for npm %s %j', (command, args, message) => {
  expect(() => parse[command](args)).toThrow(message);
});
