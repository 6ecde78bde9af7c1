import * as v from 'valibot';
import {
  createRequiredEmailSchema,
  createOptionalEmailSchema,
  optionalPhoneSchema,
  createRequiredTextSchema,
  inputLimits,
  createTrimmedTextSchema,
  optionalWebAddressSchema,
} from 'shared-kernel/domain/text';
import { permissionSchema } from './permission';
import { clientUserStatuses } from './client-user';

const emailMessage = 'Enter an email address such as name@company.com';

/**
 * Schema of the client form. Company and contact are required. Email, phone and website are optional but must be valid.
 * A website without a scheme gets `https://`.
 */
export const clientFormSchema = v.object({
  companyName: createRequiredTextSchema('Enter the company’s name'),
  contactPerson: createRequiredTextSchema('Enter the name of a contact person'),
  email: createOptionalEmailSchema(emailMessage),
  phone: optionalPhoneSchema,
  website: optionalWebAddressSchema,
  industry: createTrimmedTextSchema(inputLimits.name),
});

export type ClientForm = v.InferOutput<typeof clientFormSchema>;

/** Schema of the form for a user of a client. At least one permission is required. */
export const clientUserFormSchema = v.object({
  name: createRequiredTextSchema('Enter the user’s name'),
  role: createRequiredTextSchema('Enter the user’s role'),
  email: createRequiredEmailSchema(emailMessage),
  status: v.picklist(clientUserStatuses),
  permissions: v.pipe(v.array(permissionSchema), v.minLength(1, 'Choose at least one permission')),
});

export type ClientUserForm = v.InferOutput<typeof clientUserFormSchema>;
