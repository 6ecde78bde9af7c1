import type { NameKind } from './names/name-tokens';

/** One entry of a sanctions list, with a person’s birth date or a company’s registration number if known. */
export interface SanctionsEntry {
  readonly id: string;
  readonly kind: NameKind;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly birthDate?: string;
  readonly registration?: string;
  readonly country: string;
}

type Details = Omit<SanctionsEntry, 'id' | 'kind' | 'name'>;

const entryOf =
  (kind: NameKind) =>
  (id: string, name: string, details: Details): SanctionsEntry => ({ id, kind, name, ...details });

const person = entryOf('person');
const company = entryOf('company');

/** Sanctions list of the product. All entries are invented. */
export const sampleSanctionsList = {
  name: 'Trustfold sample list',
  /** Age of the sanctions list in days, relative to the current date of the sample. */
  daysBeforeSample: 6,
  entries: [
    person('SL-001', 'BEKOV, Timur Askarovich', {
      aliases: ['Беков Тимур', 'Timour Bekoff'],
      birthDate: '1961-03-14',
      country: 'Kazakhstan',
    }),
    person('SL-002', 'VERA MONTT, Ignacio', {
      aliases: ['Nacho Vera'],
      birthDate: '1958-11-02',
      country: 'Chile',
    }),
    person('SL-003', 'DRAGANOVIC, Mirko', {
      aliases: ['Mirko Draganović', 'Мирко Драгановић'],
      birthDate: '1949-07-30',
      country: 'Montenegro',
    }),
    person('SL-004', 'TAWFIQ AL-HADIDI, Samir', {
      aliases: ['Abu Karim'],
      birthDate: '1970-01-19',
      country: 'Syria',
    }),
    person('SL-005', 'OKPARA, Chukwudi Festus', {
      aliases: ['Festus Okpara'],
      birthDate: '1966-05-08',
      country: 'Nigeria',
    }),
    person('SL-006', 'LAZAREV, Gennady Pavlovich', {
      aliases: ['Геннадий Лазарев'],
      birthDate: '1963-12-21',
      country: 'Russia',
    }),
    person('SL-007', 'QUISPE HUAMÁN, Edelmira', { aliases: ['La Señora'], country: 'Peru' }),
    person('SL-008', 'MYINT THAN ZAW', {
      aliases: ['U Than Zaw'],
      birthDate: '1955-02-11',
      country: 'Myanmar',
    }),
    company('SL-009', 'Gulf Horizon General Trading FZE', {
      aliases: ['GHGT'],
      registration: 'JAFZA-40817',
      country: 'United Arab Emirates',
    }),
    company('SL-010', 'Severnyi Briz Shipping OOO', {
      aliases: ['Северный Бриз'],
      registration: '1137847205514',
      country: 'Russia',
    }),
    company('SL-011', 'Blue Lotus Maritime Co., Ltd.', {
      aliases: ['Blue Lotus Tankers'],
      registration: 'VR-55120',
      country: 'Marshall Islands',
    }),
    company('SL-012', 'Minera Río Quebrado S.A.', {
      aliases: ['MRQ'],
      registration: 'RUT 96.118.440-2',
      country: 'Bolivia',
    }),
    company('SL-013', 'Tabriz Precision Bearings', {
      aliases: ['TPB Engineering'],
      country: 'Iran',
    }),
    company('SL-014', 'Kongo Minerals Clearing House SARL', {
      aliases: ['KMCH'],
      registration: 'CD/KIN/RCCM/14-B-2209',
      country: 'DR Congo',
    }),
  ],
} satisfies { name: string; daysBeforeSample: number; entries: readonly SanctionsEntry[] };
