import * as v from 'valibot';
import { iconNames } from '../domain/status/status-view';
import { portalKeys, type Permission } from '../domain/portal';
import type { CommandTerms } from '../workspace/commands/command-terms';
import { collectionNamePattern } from '../workspace/database/collection-terms';
import { platformParts } from './platform';

/** The form of description that this kernel writes and reads. */
export const descriptionFormat = 1;

/** Names of remotes, screens, tabs and record kinds: short, in lower case, fit for an address. */
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
  /** What the address names it by. */
  key: nameSchema,
  label: textSchema,
  icon: v.picklist(iconNames, 'is not an icon of the product'),
  /** Tabs stand in ascending order, after the shell's own overview. */
  order: orderSchema,
});

const paramSchema = v.pipe(
  v.string('is not a text'),
  v.regex(/^[a-zA-Z]\w{0,39}$/, 'is not a query parameter'),
);

const recordSchema = v.object({
  /** What others call the records when they link to one. */
  kind: nameSchema,
  /** The query parameter that names the open record. */
  param: paramSchema,
});

const findableSchema = v.object({
  /** The kind whose records are found; their place is where that kind is opened. */
  kind: nameSchema,
  /** Collection of the workspace that holds them. */
  collection: fieldSchema,
  /** Field by which a reader knows a record, and what stands where it is blank. */
  label: fieldSchema,
  unnamed: v.optional(textSchema),
  /** Field that tells it from its like. */
  detail: fieldSchema,
  /** Field with the day or moment by which the newest are found first. */
  newest: v.optional(fieldSchema),
  /** Fields with its status, and with its amount (a number, or a text such as `$1.25M`) and currency. */
  status: v.optional(fieldSchema),
  amount: v.optional(v.object({ value: fieldSchema, currency: v.optional(fieldSchema) })),
  /** Lists of the people in it, who are found by their names, and the field that says who each is. */
  people: v.optional(
    v.array(v.object({ list: fieldSchema, name: fieldSchema, role: fieldSchema })),
  ),
  /** Kinds stand in ascending order. */
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
  /** `look`, `export`, `audit`, `own` or the id of one of the permissions. */
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
  /** Whether it does something or only leads somewhere. */
  group: v.picklist(['actions', 'settings'], 'is neither an action nor a setting'),
  icon: v.picklist(iconNames, 'is not an icon of the product'),
  /** What the address of the tab says in addition. */
  query: v.record(fieldSchema, v.string('is not a text')),
  /** The id of the command that it begins; it is offered to the portals with the command's permission. */
  command: v.optional(commandIdSchema),
});

const headingSchema = v.object({
  title: textSchema,
  lead: textOf(120),
  /** Whether it says of when its figures are, once it knows: room is kept for that beside the title. */
  isDated: v.optional(v.boolean('is neither true nor false')),
});

/** What a screen is, and what it is for. */
export type ScreenHeading = Readonly<v.InferOutput<typeof headingSchema>>;

const screenSchema = v.object({
  tab: tabSchema,
  /** Its heading when none of its records is open: the page shows it before the screen's code has loaded. */
  heading: v.optional(headingSchema),
  /** The kinds of record that are opened in it. */
  records: v.optional(v.array(recordSchema), []),
  /** What a link to it may narrow it by: the query parameter behind each name that others use. */
  filters: v.optional(v.record(nameSchema, paramSchema)),
  /** What of the platform it needs at once, beside what every screen takes. */
  needs: v.optional(v.array(v.picklist(platformParts, 'is not a part of the platform')), []),
  /** Whether it draws charts at once. */
  draws: v.optional(v.boolean('is neither true nor false')),
  /** What the palette can find in it. */
  finds: v.optional(v.array(findableSchema), []),
  /** What the palette can begin in it, and where in it the palette leads. */
  jumps: v.optional(v.array(jumpSchema)),
});

/** What a remote says of itself in its `remote.ts`; it travels in its release and in the composition. */
export const remoteDescriptionSchema = v.object({
  format: v.literal(descriptionFormat),
  name: nameSchema,
  /** Its screens by name; each is exposed by the file of that name in `src/exposes`. */
  screens: v.record(nameSchema, screenSchema),
  /** Terms of its commands, and the permissions that they need. */
  commands: v.optional(v.array(commandSchema)),
  permissions: v.optional(v.array(permissionSchema)),
  /** Collections that it defines; each name begins with that of the remote and a dot. */
  collections: v.optional(v.array(collectionSchema)),
});

/** What a remote says of itself: its tabs, screens and places of records. */
export type RemoteDescription = v.InferOutput<typeof remoteDescriptionSchema>;

/**
 * What `remote.ts` of a remote exports as `remote`: plain data. What a feature and its description share is in the
 * feature's `screen.ts`, so that the rest stays out of the bundle.
 */
export type RemoteDescriptionInput = v.InferInput<typeof remoteDescriptionSchema>;

/**
 * The commands of a remote and their permissions as its description has them.
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

/** What is wrong with the names of its collections. */
function collectionFault({ name, collections = [] }: RemoteDescription): string | undefined {
  const foreign = collections.find((one) => !one.name.startsWith(`${name}.`));
  if (foreign) return `its collection ${foreign.name} does not begin with ${name} and a dot`;
  const keys = collections.map((one) => `${one.name}, version ${one.version}`);
  const twice = keys.find((key, at) => keys.indexOf(key) !== at);
  return twice === undefined ? undefined : `it has the collection ${twice} twice`;
}

/**
 * Reads what a release says of its remote. Never throws: what is wrong becomes the `fault`, the end of a
 * sentence such as “the release of contracts …”.
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
