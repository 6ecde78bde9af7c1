import * as v from 'valibot';
import {
  createRequiredEmailSchema,
  inputLimits,
  createMaxLengthCheck,
  createRequiredTextSchema,
} from 'shared-kernel/domain/text';
import { portalKeySchema, type PortalKey } from 'shared-kernel/domain/portal';
import { defineCollection, recordIdSchema } from 'shared-kernel/workspace';

const nameSchema = createRequiredTextSchema('Enter the name of the person.');
const emailSchema = createRequiredEmailSchema('Enter a valid email address.');

const personSchema = v.object({
  id: recordIdSchema,
  name: nameSchema,
  email: emailSchema,
  portals: v.array(portalKeySchema),
  /** Client id of a client's user, or name of a vendor. Empty for other portals. */
  company: v.string(),
  /** Issuer and subject of the person's access tokens. Absent before the first sign-in. */
  subject: v.optional(v.string()),
});

export type Person = v.InferOutput<typeof personSchema>;

export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

/** People who can sign in to the server. Only Admin can read them. */
export const personCollection = defineCollection({
  name: 'server.persons',
  version: 1,
  schema: personSchema,
  labelOf: ({ name }) => name,
  indexes: {
    email: ({ email }: Person) => normalizeEmail(email),
    subject: ({ subject }: Person) => subject,
    portal: ({ portals }: Person) => (portals.includes('admin') ? 'admin' : undefined),
  },
});

const personFields = v.object({
  name: nameSchema,
  email: emailSchema,
  portals: v.pipe(v.array(portalKeySchema), v.minLength(1, 'Choose a portal.')),
  company: v.optional(v.pipe(v.string(), createMaxLengthCheck(inputLimits.name)), ''),
});

type PersonFields = v.InferOutput<typeof personFields>;

const needsCompany = (portal: PortalKey) => portal === 'client' || portal === 'vendor';

/** Users of the Client and Vendor portals need a company to sign in. */
const hasNeededCompany = ({ portals, company }: Pick<PersonFields, 'portals' | 'company'>) =>
  company.trim() !== '' || !portals.some(needsCompany);

const companyText = 'Enter the company for the Client and Vendor portals.';

/** The fields that an administrator fills in. */
export const personFormSchema = v.pipe(
  personFields,
  v.forward(v.partialCheck([['portals'], ['company']], hasNeededCompany, companyText), ['company']),
);

export const newPersonSchema = v.pipe(
  v.object({
    id: v.pipe(
      v.string(),
      v.regex(/^PER-[A-Za-z0-9-]{1,60}$/, 'The ID must be PER- followed by letters or digits.'),
    ),
    ...personFields.entries,
  }),
  v.forward(v.partialCheck([['portals'], ['company']], hasNeededCompany, companyText), ['company']),
);

export type NewPerson = v.InferOutput<typeof newPersonSchema>;

/** Returns why a person cannot be removed, or `undefined`. `all` must contain at least all administrators. */
export const getPersonRemovalError = (
  { portals }: Pick<Person, 'portals'>,
  all: readonly Pick<Person, 'portals'>[],
): string | undefined =>
  portals.includes('admin') && all.filter((one) => one.portals.includes('admin')).length === 1
    ? 'The last administrator cannot be removed.'
    : undefined;
