import * as v from 'valibot';
import { iconNames } from '../domain/status/status-view';
import { portalKeys, type Permission } from '../domain/portal';
import type { CommandTerms } from '../workspace/commands/command-terms';
import { collectionNamePattern } from '../workspace/database/collection-terms';
import { optionalModules } from './shared-module-names';

/** The description format that this kernel version reads and writes. */
export const descriptionFormat = 1;

/** Names of remotes, screens, tabs and record kinds: short, in lower case, valid in an address. */
export const describedName = /^[a-z][a-z0-9-]{0,39}$/;

const nameSchema = v.pipe(
  v.string('is not a text'),
  v.regex(describedName, 'is not a short name in lower case'),
);

const textOf = (maxLength: number) =>
  v.pipe(
    v.string('is not a text'),
    v.trim(),
    v.minLength(1, 'is empty'),
    v.maxLength(maxLength, `is longer than ${maxLength} characters`),
    v.regex(/^[^<>]*$/, 'holds markup'),
  );

const textSchema = textOf(40);

const orderSchema = v.pipe(v.number('is not a number'), v.finite('is not a number'));

const fieldSchema = v.pipe(
  v.string('is not a text'),
  v.regex(/^\w+$/, 'is not a field of a record'),
);

const tabSchema = v.object({
  /** The name of the tab in the address. */
  key: nameSchema,
  label: textSchema,
  icon: v.picklist(iconNames, 'is not an icon of the product'),
  /** The position of the tab. Tabs follow the shell’s overview tab in ascending order. */
  order: orderSchema,
});

const paramSchema = v.pipe(
  v.string('is not a text'),
  v.regex(/^[a-zA-Z]\w{0,39}$/, 'is not a query parameter'),
);

const recordSchema = v.object({
  /** The record kind used in links from other remotes. */
  kind: nameSchema,
  /** The query parameter with the id of the open record. */
  param: paramSchema,
});

const findableSchema = v.object({
  /** The kind of the found records. Search results link to the screen that opens this kind. */
  kind: nameSchema,
  collection: fieldSchema,
  /** The field with the record’s name. `unnamed` replaces a blank name. */
  label: fieldSchema,
  unnamed: v.optional(textSchema),
  /** The field that distinguishes records with the same name. */
  detail: fieldSchema,
  /** The date or time field by which results are sorted, newest first. */
  newest: v.optional(fieldSchema),
  /** The fields with the status, the amount and its currency. An amount is a number or a text such as `$1.25M`. */
  status: v.optional(fieldSchema),
  amount: v.optional(v.object({ value: fieldSchema, currency: v.optional(fieldSchema) })),
  /** The fields with lists of people and with their names and roles. Search finds these people by name. */
  people: v.optional(
    v.array(v.object({ list: fieldSchema, name: fieldSchema, role: fieldSchema })),
  ),
  order: orderSchema,
});

const commandIdSchema = v.pipe(
  v.string('is not a text'),
  v.regex(/^[a-z]\w*\.[a-z]\w*$/i, 'is not the id of a command'),
);

const scopeSchema = v.picklist(['all', 'own'], 'is neither all nor own');

const permissionSchema = v.object({
  id: nameSchema,
  label: textOf(80),
  reason: textOf(160),
  portals: v.partial(v.object(v.entriesFromList(portalKeys, scopeSchema))),
  isDecision: v.optional(v.boolean('is neither true nor false')),
});

const commandSchema = v.object({
  id: commandIdSchema,
  label: textOf(80),
  /** One of `look`, `export`, `audit` and `own`, or the id of a permission. */
  permission: nameSchema,
  inReference: v.optional(v.boolean('is neither true nor false')),
});

const collectionSchema = v.object({
  name: v.pipe(
    v.string('is not a text'),
    v.regex(collectionNamePattern, 'is not a name such as invoices.notes'),
  ),
  version: v.pipe(
    v.number('is not a number'),
    v.integer('is not a whole number'),
    v.minValue(1, 'is below 1'),
  ),
});

const jumpSchema = v.object({
  label: textSchema,
  /** Whether the palette entry performs an action or only opens a setting. */
  group: v.picklist(['actions', 'settings'], 'is neither an action nor a setting'),
  icon: v.picklist(iconNames, 'is not an icon of the product'),
  /** Additional query parameters of the tab’s address. */
  query: v.record(fieldSchema, v.string('is not a text')),
  /** The id of the command that the entry starts. Only portals with the command’s permission see the entry. */
  command: v.optional(commandIdSchema),
});

const headingSchema = v.object({
  title: textSchema,
  lead: textOf(120),
  /** Whether the heading shows the date of its figures after loading. The layout reserves space for this date. */
  isDated: v.optional(v.boolean('is neither true nor false')),
});

/** The title and purpose of a screen. */
export type ScreenHeading = Readonly<v.InferOutput<typeof headingSchema>>;

const screenSchema = v.object({
  tab: tabSchema,
  /** The heading while no record is open. The page shows it before the screen’s code has loaded. */
  heading: v.optional(headingSchema),
  records: v.optional(v.array(recordSchema), []),
  /** The filters that links can set, as query parameters by filter name. Other remotes use the filter names. */
  filters: v.optional(v.record(nameSchema, paramSchema)),
  /** The shared modules that the screen needs immediately, in addition to the core. */
  needs: v.optional(v.array(v.picklist(optionalModules, 'is not a part of the platform')), []),
  /** Whether the screen needs the charts module immediately. */
  draws: v.optional(v.boolean('is neither true nor false')),
  /** The records of the screen that the command palette can find. */
  finds: v.optional(v.array(findableSchema), []),
  /** The actions and settings of this screen in the command palette. */
  jumps: v.optional(v.array(jumpSchema)),
});

/** The description of a remote from its `remote.ts`. It is part of the release and of the composition. */
export const remoteDescriptionSchema = v.object({
  format: v.literal(descriptionFormat),
  name: nameSchema,
  /** The screens by name. Each is exposed by the file of that name in `src/exposes`. */
  screens: v.record(nameSchema, screenSchema),
  commands: v.optional(v.array(commandSchema)),
  permissions: v.optional(v.array(permissionSchema)),
  /** The collections that the remote defines. Each name starts with the name of the remote and a dot. */
  collections: v.optional(v.array(collectionSchema)),
});

/** The description of a remote: tabs, screens and record kinds. */
export type RemoteDescription = v.InferOutput<typeof remoteDescriptionSchema>;

/**
 * The type of the `remote` export in a remote’s `remote.ts`: plain data. Values that a feature shares with its
 * description belong in the feature’s `screen.ts`. This keeps the feature and its description out of each other’s
 * bundle.
 */
export type RemoteDescriptionInput = v.InferInput<typeof remoteDescriptionSchema>;

/**
 * The commands of a remote and their permissions in description format.
 *
 * @example
 * export const remote = { …, ...describeCommands(contractTerms) } satisfies RemoteDescriptionInput;
 */
export function describeCommands(...features: readonly Readonly<Record<string, CommandTerms>>[]) {
  const terms = features.flatMap((feature) => Object.values(feature));
  const required = terms.map(({ permission }) => permission);
  return {
    commands: terms.map(({ permission, ...command }) => ({
      ...command,
      permission: typeof permission === 'string' ? permission : permission.id,
    })),
    permissions: [...new Set(required)].filter(
      (permission): permission is Permission => typeof permission === 'object',
    ),
  };
}

export type ReadDescription =
  | { readonly description: RemoteDescription; readonly fault?: undefined }
  | { readonly description?: undefined; readonly fault: string };

const formatSchema = v.object({ format: v.number() });

function collectionFault({ name, collections = [] }: RemoteDescription): string | undefined {
  const foreign = collections.find((one) => !one.name.startsWith(`${name}.`));
  if (foreign) return `its collection ${foreign.name} does not begin with ${name} and a dot`;
  const keys = collections.map((one) => `${one.name}, version ${one.version}`);
  const twice = keys.find((key, at) => keys.indexOf(key) !== at);
  return twice === undefined ? undefined : `it has the collection ${twice} twice`;
}

/**
 * Reads the description in a release and never throws. `fault` is an error as the end of a sentence such as “the
 * release of contracts …”.
 */
export function readDescription(name: string, value: unknown): ReadDescription {
  if (value === undefined || value === null)
    return { fault: 'does not say which screens it brings.' };
  const { success, output } = v.safeParse(formatSchema, value);
  if (success && output.format > descriptionFormat)
    return {
      fault: `uses description format ${output.format}, which is newer than this page supports.`,
    };
  const parsed = v.safeParse(remoteDescriptionSchema, value);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    return {
      fault: `has an invalid description: ${v.getDotPath(issue) ?? 'it'} ${issue.message}.`,
    };
  }
  if (parsed.output.name !== name)
    return { fault: `has an invalid description: it calls itself ${parsed.output.name}.` };
  const fault = collectionFault(parsed.output);
  if (fault !== undefined) return { fault: `has an invalid description: ${fault}.` };
  return { description: parsed.output };
}
