import * as v from 'valibot';
import {
  emailText,
  optionalEmailText,
  phoneText,
  requiredText,
  inputLimits,
  trimmedText,
  webAddressText,
} from 'shared-kernel/domain/text';
import { permissionSchema } from './permission';
import { clientUserStatuses } from './client-user';

const emailMessage = 'Enter an email address such as name@company.com';

/**
 * Schema of the client form. Company and contact are required. Email, phone and website are optional but must be valid.
 * A website without a scheme gets `https://`.
 */
export const clientFormSchema = v.object({
  companyName: requiredText('Enter the company’s name'),
  contactPerson: requiredText('Enter the name of a contact person'),
  email: optionalEmailText(emailMessage),
  phone: phoneText,
  website: webAddressText,
  industry: trimmedText(inputLimits.name),
});

export type ClientForm = v.InferOutput<typeof clientFormSchema>;

/** Schema of the form for a user of a client. At least one permission is required. */
export const clientUserFormSchema = v.object({
  name: requiredText('Enter the user’s name'),
  role: requiredText('Enter the user’s role'),
  email: emailText(emailMessage),
  status: v.picklist(clientUserStatuses),
  permissions: v.pipe(v.array(permissionSchema), v.minLength(1, 'Choose at least one permission')),
});

export type ClientUserForm = v.InferOutput<typeof clientUserFormSchema>;
