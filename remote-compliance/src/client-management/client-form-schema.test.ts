import { clients } from 'shared-kernel/testing/records';
import { isDuplicateCompany } from './commands/duplicate-company';
import fc from 'fast-check';
import * as v from 'valibot';
import { clientFormSchema, clientUserFormSchema } from './client-form-schema';

const form = {
  companyName: 'Meridian Energy',
  contactPerson: 'Elena Vasquez',
  email: 'elena@meridian.example',
  phone: '+1 832 555 0117',
  website: 'https://www.meridian.example',
  industry: 'Oil and gas',
};

function fieldsRefused(schema: v.GenericSchema, input: unknown): string[] {
  const result = v.safeParse(schema, input);
  if (result.success) return [];
  return Object.keys(v.flatten(result.issues).nested ?? {});
}

describe('client form', () => {
  it('[CL6] accepts a complete client form unchanged', () => {
    expect(v.parse(clientFormSchema, form)).toEqual(form);
  });

  it('[CL6] accepts empty contact details and trims white space', () => {
    const sparse = { ...form, email: ' ', phone: '', website: ' ', companyName: ' Meridian ' };
    expect(v.parse(clientFormSchema, sparse)).toMatchObject({
      companyName: 'Meridian',
      email: '',
      phone: '',
      website: '',
    });
  });

  it.each([
    "siobhan.o'brien@example.com",
    'jörg@example.com',
    'info@müller.example',
    'a&b@example.com',
    'post@xn--mller-kva.example',
  ])('[R12, CL6] accepts the email %j for a client and for a user', (email) => {
    expect(v.is(clientFormSchema.entries.email, email)).toBe(true);
    expect(v.is(clientUserFormSchema.entries.email, email)).toBe(true);
  });

  it.each(['companyName', 'contactPerson'])('[CL6] the client form requires %s', (field) => {
    for (const blank of ['', '   ']) {
      expect(fieldsRefused(clientFormSchema, { ...form, [field]: blank })).toEqual([field]);
    }
  });

  it.each(['李伟', 'Ilze Kalniņa', 'يوسف العمراني', 'Ольга'])(
    '[CL6] accepts the client name %s',
    (name) => {
      const named = { ...form, contactPerson: name, companyName: name };
      expect(fieldsRefused(clientFormSchema, named)).toEqual([]);
    },
  );

  it.each(['elena', 'elena@', '@meridian.example', 'a b@c.example', 'mailto:a@b.example'])(
    '[CL6] rejects the email %j of a client with a single error message',
    (email) => {
      const result = v.safeParse(clientFormSchema, { ...form, email });
      expect(result.issues?.map(({ message }) => message)).toEqual([
        'Enter an email address such as name@company.com',
      ]);
      expect(fieldsRefused(clientFormSchema, { ...form, email })).toEqual(['email']);
    },
  );

  it.each([
    '5550117',
    '+44 (0)20 7946-0158',
    '+47 22.55.01.43',
    '123456789012345',
    '+1 832 555 0117 ext. 5',
    '030/1234567',
  ])('[R12, CL6] accepts the phone number %j of a client', (phone) => {
    expect(fieldsRefused(clientFormSchema, { ...form, phone })).toEqual([]);
  });

  it.each(['555011', '1234567890123456', 'call me', '55501+17', '()-. +'])(
    '[CL6] rejects the phone number %j of a client',
    (phone) => {
      expect(fieldsRefused(clientFormSchema, { ...form, phone })).toEqual(['phone']);
    },
  );

  it.each([
    ['www.meridian.example', 'https://www.meridian.example'],
    ['meridian.example:8080/path', 'https://meridian.example:8080/path'],
    ['http://meridian.example', 'http://meridian.example'],
    ['https://例え.example', 'https://例え.example'],
    ['müller.example', 'https://müller.example'],
    ['почта.рф/о-нас', 'https://почта.рф/о-нас'],
    ['example.com.', 'https://example.com.'],
    ['//example.com', 'https://example.com'],
    ['WWW.EXAMPLE.COM', 'https://WWW.EXAMPLE.COM'],
  ])('[R12, CL6] accepts the website %j of a client as %s', (website, address) => {
    expect(v.parse(clientFormSchema, { ...form, website }).website).toBe(address);
  });

  it.each([
    'meridian',
    'https://',
    'https://localhost',
    'https://meridian..example',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://meridian.example',
    'https://user@meridian.example',
    'two words.example',
  ])('[CL6] rejects the website %j of a client', (website) => {
    expect(fieldsRefused(clientFormSchema, { ...form, website })).toEqual(['website']);
  });

  it('[CL6] accepts only an http or https URL as the website of a client @deep', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.domain()), (website) => {
        const { success, output } = v.safeParse(clientFormSchema, { ...form, website });
        expect(!success || /^$|^https?:/i.test(output.website)).toBe(true);
      }),
    );
  });
});

describe('user form', () => {
  const user = {
    name: 'Robert Kline',
    role: 'Finance Head',
    email: 'robert@meridian.example',
    status: 'active',
    permissions: ['view', 'approve'],
  };

  it('[CL6] accepts a client’s user with a name, a role, an email and a permission', () => {
    expect(v.parse(clientUserFormSchema, user)).toEqual(user);
  });

  it.each([
    ['name', ' '],
    ['role', ''],
    ['email', ''],
    ['email', 'robert'],
    ['status', 'gone'],
    ['permissions', []],
    ['permissions', ['own']],
  ])('[CL6] rejects the user field %s with the value %j', (field, value) => {
    const [refused = ''] = fieldsRefused(clientUserFormSchema, { ...user, [field]: value });
    expect(refused.startsWith(field)).toBe(true);
  });
});

describe('clients of the sample', () => {
  it('[CL6] the client form accepts every sample client, and all sample clients have different company names', () => {
    for (const client of clients) {
      expect(v.is(clientFormSchema, client)).toBe(true);
      expect(isDuplicateCompany(clients, client.companyName, client.id)).toBe(false);
    }
  });
});

describe('text limits of the client form', () => {
  it.each(['companyName', 'contactPerson', 'industry'] as const)(
    '[C8, CL3] accepts 200 characters in the client field %s and rejects 201',
    (name) => {
      const messages = (length: number) =>
        v
          .safeParse(clientFormSchema.entries[name], 'x'.repeat(length))
          .issues?.map(({ message }) => message);
      expect(messages(200)).toBeUndefined();
      expect(messages(201)).toEqual(['At most 200 characters, not 201']);
    },
  );
});
