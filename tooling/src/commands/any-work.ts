import fc from 'fast-check';
import { portalKeys, type PortalKey } from 'shared-kernel/domain/portal';
import type { Workspace } from 'shared-kernel/testing';
import type { Command } from 'shared-kernel/workspace';
import { anyStep } from './any-step';
import { findCommands, findInputs } from './find-commands';

type Source = Workspace['source'];

interface Situation {
  readonly source: Source;
  readonly portal: PortalKey;
  /** The file of a workspace. */
  readonly file: Blob;
}

type Inputs = (situation: Situation) => Promise<object> | object;

const fields = ['fullName', 'email', 'phone', 'organization', 'jobTitle', 'department'] as const;

async function profileForm({ source, portal }: Situation) {
  const profile = (await source.get('profiles', portal))?.record;
  const from = Object.fromEntries(fields.map((field) => [field, profile?.[field]]));
  return { portal, from, to: { ...from, phone: '+44 20 7946 0123' } };
}

const form = {
  currentPassword: 'old secret',
  newPassword: 'new secret',
  confirmPassword: 'new secret',
};

/** What those commands are run with that no test-inputs.ts names: they depend on what is there. */
const alone: Readonly<Record<string, Inputs>> = {
  'audit.verify': () => ({}),
  'demo.request': () => ({
    name: 'Jo Visitor',
    email: 'jo@example.com',
    company: 'Visitor Ltd',
    date: '2031-01-02',
    time: '10:00',
  }),
  'notification.raiseDue': () => ({}),
  'notification.sendSamples': () => ({ toggles: ['securityAlerts', 'weeklyDigest'] }),
  'preferences.setSingleKeys': () => ({ singleKeys: true }),
  'profile.changePassword': ({ portal }) => ({ portal, form }),
  'profile.save': profileForm,
  'profile.setPhoto': ({ portal }) => ({ portal, image: 'data:image/png;base64,iVBORw0KGgo=' }),
  'session.signIn': ({ portal }) => ({ portal, browser: 'Firefox on Linux' }),
  'session.signOut': ({ portal }) => ({ portal }),
  'workspace.export': () => ({}),
  'workspace.import': ({ file }) => ({ file }),
  'workspace.reset': () => ({}),
  // The latest backup was kept in the epoch before this one.
  'workspace.restore': async ({ source }) => ({ epoch: (await source.epoch()) - 1 }),
};

const everyCommand = findCommands();
const everyInput = findInputs();

/** The commands that may write and are drawn by neither. */
export const neverDrawn = (): readonly string[] => {
  const drawn = new Set([...everyInput.map(({ command }) => command.id), ...Object.keys(alone)]);
  return everyCommand
    .filter(
      ({ id, permission }) =>
        !drawn.has(id) &&
        permission !== 'look' &&
        permission !== 'export' &&
        permission !== 'audit',
    )
    .map(({ id }) => id);
};

function commandOf(id: string): Command {
  const command = everyCommand.find((each) => each.id === id);
  if (!command) throw new Error(`There is no command ${id}.`);
  // What is stated to take seconds takes none.
  return { ...command, delayMs: 0 };
}

/** Something that a user of a portal does in one of two tabs, and whether it is taken back at once. */
export interface Work {
  readonly tab: 0 | 1;
  readonly portal: PortalKey;
  readonly command: Command;
  readonly inputs: Inputs;
  readonly isTakenBack: boolean;
}

const anyAlone = fc
  .constantFrom(...Object.entries(alone))
  .map(([id, inputs]) => ({ command: commandOf(id), inputs }));

const anyOther = anyStep(everyInput).map(({ command, input }) => {
  const inputs: Inputs = () => input;
  return { command, inputs };
});

/** Any command there is that may write, sign-in and replacing everything included. */
export const anyWork: fc.Arbitrary<Work> = fc
  .record({
    tab: fc.constantFrom(0 as const, 1 as const),
    // The admin's are most, who alone replaces everything.
    portal: fc.oneof(fc.constant<PortalKey>('admin'), fc.constantFrom(...portalKeys)),
    what: fc.oneof({ weight: 3, arbitrary: anyOther }, { weight: 1, arbitrary: anyAlone }),
    isTakenBack: fc.boolean(),
  })
  .map(({ what, ...others }) => ({ ...others, ...what }));
