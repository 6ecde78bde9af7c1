import * as v from 'valibot';
import { iconNames } from '../domain/status/status-display';
import { portalKeys, type Permission } from '../domain/portal';
import type { CommandTerms } from '../workspace/commands/command-terms';
import { collectionNamePattern } from '../workspace/database/collection-identity';
import { optionalModules } from './shared-module-names';

/** The description format that this kernel version reads and writes. */
export const descriptionFormat = 1;

/** Pattern for names of remotes, screens, tabs and record kinds: lowercase, at most 40 characters, valid in a URL. */
export const remoteNamePattern = /^[a-z][a-z0-9-]{0,39}$/;

const nameSchema = v.pipe(
  v.string('is not a text'),
  v.regex(remoteNamePattern, 'is not a short name in lower case'),
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
  key: nameSchema,
  label: textSchema,
  icon: v.picklist(iconNames, 'is not an icon of the product'),
  /** Position of the tab among the tabs. The overview tab is always first. */
  order: orderSchema,
});

const paramSchema = v.pipe(
  v.string('is not a text'),
  v.regex(/^[a-zA-Z]\w{0,39}$/, 'is not a query parameter'),
);

const recordSchema = v.object({
  kind: nameSchema,
  param: paramSchema,
});

const findableSchema = v.object({
  /** The kind of records that the search finds. This screen opens the results. */
  kind: nameSchema,
  collection: fieldSchema,
  /** The record field that contains the name shown in search results. If the name is blank, `unnamed` is shown. */
  label: fieldSchema,
  unnamed: v.optional(textSchema),
  detail: fieldSchema,
  /** The date or time field that sorts the search results, newest first. */
  newest: v.optional(fieldSchema),
  /** The fields that contain the status and the amount of a record. An amount is a number, or text such as `$1.25M`. */
  status: v.optional(fieldSchema),
  amount: v.optional(v.object({ value: fieldSchema, currency: v.optional(fieldSchema) })),
  /**
   * The people in a record whose names the search finds. `list` is the field with the people, `name` and `role` are
   * fields of a person.
   */
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
  /** The permission that the command requires: `look`, `export`, `audit`, `own` or the id of another permission. */
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
  group: v.picklist(['actions', 'settings'], 'is neither an action nor a setting'),
  icon: v.picklist(iconNames, 'is not an icon of the product'),
  query: v.record(fieldSchema, v.string('is not a text')),
  /**
   * Id of the command that this entry of the command palette starts. Only portals that may run the command see the
   * entry.
   */
  command: v.optional(commandIdSchema),
});

const headingSchema = v.object({
  title: textSchema,
  lead: textOf(120),
  /** Whether the heading shows the date of the data on the screen. If so, the layout reserves space for the date. */
  isDated: v.optional(v.boolean('is neither true nor false')),
});

/** The heading of a screen: its title and a short introduction. */
export type ScreenHeading = Readonly<v.InferOutput<typeof headingSchema>>;

const screenSchema = v.object({
  tab: tabSchema,
  /** The heading to show before the code of the screen has loaded, unless a record is open. */
  heading: v.optional(headingSchema),
  records: v.optional(v.array(recordSchema), []),
  /**
   * The filters that links to this screen can set. Other remotes use the filter names; the values are query parameters.
   */
  filters: v.optional(v.record(nameSchema, paramSchema)),
  /** The optional shared modules that the screen needs to start. */
  needs: v.optional(v.array(v.picklist(optionalModules, 'is not a part of the platform')), []),
  draws: v.optional(v.boolean('is neither true nor false')),
  finds: v.optional(v.array(findableSchema), []),
  jumps: v.optional(v.array(jumpSchema)),
});

/**
 * The description that a remote exports from `remote.ts`. The release and the composition contain copies of the
 * description.
 */
export const remoteDescriptionSchema = v.object({
  format: v.literal(descriptionFormat),
  name: nameSchema,
  /** The screens by name. The file with that name in `src/exposes` exports the screen. */
  screens: v.record(nameSchema, screenSchema),
  commands: v.optional(v.array(commandSchema)),
  permissions: v.optional(v.array(permissionSchema)),
  /** The collections that the remote defines. Their names start with the name of the remote and a dot. */
  collections: v.optional(v.array(collectionSchema)),
});

/** The validated description of a remote, with its tabs, screens and record kinds. */
export type RemoteDescription = v.InferOutput<typeof remoteDescriptionSchema>;

/**
 * The data that a remote exports from `remote.ts`. Define values that a feature also uses in the feature’s `screen.ts`,
 * so that neither bundle contains the other.
 */
export type RemoteDescriptionInput = v.InferInput<typeof remoteDescriptionSchema>;

/**
 * Returns the commands of a remote and the permissions they require, in the format of the remote’s description.
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

export type ParsedDescription =
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
 * Parses the description of a remote’s release. Never throws: `fault` says what is wrong, and continues a sentence that
 * starts with “the release of contracts”.
 */
export function parseDescription(name: string, value: unknown): ParsedDescription {
  if (value === undefined || value === null)
    return { fault: 'does not say which screens it contains.' };
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
