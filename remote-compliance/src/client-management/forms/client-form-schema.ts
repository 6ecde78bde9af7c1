import * as v from 'valibot';
import { emailText, requiredText, typedLimits, typedText } from 'shared-kernel/domain/text';
import { permissionSchema } from '../permission';
import { clientUserStatuses } from '../client-user';
import { phoneOf } from '../phone';

const line = typedText(typedLimits.line);

const withScheme = (address: string) =>
  address === '' || /^[a-z][a-z\d+.-]*:(?!\d)/i.test(address)
    ? address
    : `https://${address.replace(/^\/\//, '')}`;

function isWebsite(address: string): boolean {
  try {
    const { protocol, hostname, username } = new URL(address);
    return (
      ['http:', 'https:'].includes(protocol) &&
      username === '' &&
      /^[^.]+(\.[^.]+)+\.?$/.test(hostname)
    );
  } catch {
    return false;
  }
}

const emailMessage = 'Enter an email address such as name@company.com';
const emailSchema = emailText(emailMessage);

/**
 * The form that adds or edits a client. Company and contact are required; e-mail, phone and website
 * may be empty and are valid otherwise. A website typed without a scheme becomes `https://…`.
 */
export const clientFormSchema = v.object({
  companyName: requiredText('Enter the company’s name'),
  contactPerson: requiredText('Enter the name of a contact person'),
  email: v.pipe(
    line,
    v.check((text) => text === '' || v.is(emailSchema, text), emailMessage),
  ),
  phone: v.pipe(
    line,
    v.check(
      (phone) => phone === '' || phoneOf(phone) !== undefined,
      'Enter a phone number of 7 to 15 digits',
    ),
  ),
  website: v.pipe(
    line,
    v.transform(withScheme),
    v.check(
      (address) => address === '' || isWebsite(address),
      'Enter a web address such as https://company.com',
    ),
  ),
  industry: typedText(typedLimits.name),
});

export type ClientForm = v.InferOutput<typeof clientFormSchema>;

/** The form that adds or edits a client's user; at least one permission is needed. */
export const clientUserFormSchema = v.object({
  name: requiredText('Enter the user’s name'),
  role: requiredText('Enter the user’s role'),
  email: emailText(emailMessage),
  status: v.picklist(clientUserStatuses),
  permissions: v.pipe(v.array(permissionSchema), v.minLength(1, 'Choose at least one permission')),
});

export type ClientUserForm = v.InferOutput<typeof clientUserFormSchema>;
