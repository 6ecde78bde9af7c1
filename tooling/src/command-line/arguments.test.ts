import { parseDevArguments, parseSingleChoice, parseStartArguments } from './arguments';

const remotes = ['contracts', 'compliance', 'account'] as const;
const parse = {
  start: parseStartArguments,
  dev: (args: string[]) => parseDevArguments(args, remotes),
  one: (args: string[]) => parseSingleChoice(args, remotes, 'remote'),
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
])('[R26, tooling] npm %s parses the arguments %j', (command, args, expected) => {
  expect(parse[command](args)).toEqual(expected);
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
  [
    'one',
    ['billing'],
    'There is no remote “billing”; there are contracts, compliance and account.',
  ],
  ['one', ['contracts', 'account'], 'Name one remote, not 2: contracts account.'],
])('[tooling] npm %s rejects the arguments %j', (command, args, message) => {
  expect(() => parse[command](args)).toThrow(message);
});
