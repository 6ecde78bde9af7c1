import { screenSubjects } from './findings';
import type { ScreeningSubject } from './screening-subjects';

type Kind = NonNullable<ScreeningSubject['kind']>;

const foundFor = (name: string, kind?: Kind) =>
  screenSubjects([{ role: 'Counterparty', names: [name], ...(kind && { kind }) }], []);

const entriesFor = (name: string, kind?: Kind) =>
  foundFor(name, kind).flatMap((found) =>
    found.cause === 'sanctions_hit' ? [found.entry.id] : [],
  );

describe('sanctioned names in another script or spelling', () => {
  it.each([
    ['سمير توفيق الحديدي', 'SL-004'],
    ['الحديدي سمير', 'SL-004'],
    ['Samir Toufik El Hadidi', 'SL-004'],
    ['გენადი ლაზარევი', 'SL-006'],
    ['Գենադի Լազարև', 'SL-006'],
    ['Геннадій Лазарєв', 'SL-006'],
    ['Генадий Павлович Лазарев', 'SL-006'],
    ['Λαζάρεφ Γκενάντι', 'SL-006'],
    ['غينادي لازاريف', 'SL-006'],
    ['Gennadij Lasarew', 'SL-006'],
    ['Gennadi Lazareff', 'SL-006'],
    ['Lazareff', 'SL-006'],
    ['Hennadii Lazarev', 'SL-006'],
    ['Genadiy Lazarow', 'SL-006'],
    ['Lazarev G. P.', 'SL-006'],
    ['LAZAREV Gennadiy Pavlovich', 'SL-006'],
    ['Guennadi Lazarev', 'SL-006'],
    ['Hienadz Lazarau', 'SL-006'],
    ['Lazarau Henadz Paulavich', 'SL-006'],
    ['Генадзь Лазараў', 'SL-006'],
    ['Tsimur Bekau', 'SL-001'],
    ['Myint Than Zo', 'SL-008'],
    ['Zo Myint Than', 'SL-008'],
    ['Myint Htan Zaw', 'SL-008'],
    ['Gennadi Lasareff', 'SL-006'],
    ['Timur Bekow', 'SL-001'],
    ['Teymur Bekov', 'SL-001'],
    ['Тимур Аскарович Беков', 'SL-001'],
    ['تيمور بيكوف', 'SL-001'],
    ['तैमूर बेकोव', 'SL-001'],
    ['Kispe Waman', 'SL-007'],
    ['Edelmira Kispe Waman', 'SL-007'],
    ['Edelmira Quispe Huaman', 'SL-007'],
    ['Mirko Draganovich', 'SL-003'],
    ['Mirko Draganowitsch', 'SL-003'],
    ['Chukwudi Okpara', 'SL-005'],
    ['Северный Бриз Шиппинг', 'SL-010'],
    ['Severny Briz', 'SL-010'],
    ['Sewernyj Bris Shipping', 'SL-010'],
  ])('[R40] the name “%s” matches the sanctions entry %s', (name, id) => {
    expect(entriesFor(name)).toContain(id);
    expect(entriesFor(name, 'person').concat(entriesFor(name, 'company'))).toContain(id);
  });

  it.each([
    ['Timur Bekov', 'company', 'SL-001'],
    ['Gennady Lazarev IP', 'company', 'SL-006'],
    ['ИП Лазарев Геннадий Павлович', 'company', 'SL-006'],
    ['ФОП Геннадий Лазарев', 'person', 'SL-006'],
    ['Gennady Lazarev e.K.', 'company', 'SL-006'],
    ['Einzelunternehmen Gennady Lazarev', 'company', 'SL-006'],
    ['Gennady Lazarev d/b/a Northern Stone', 'company', 'SL-006'],
    ['Northern Stone (Gennady Lazarev)', 'company', 'SL-006'],
    ['Northern Stone, Inh. Gennady Lazarev', 'company', 'SL-006'],
    ['Individual Entrepreneur Timur Bekov', 'company', 'SL-001'],
    ['Timur Bekov Sole Proprietorship', 'company', 'SL-001'],
    ['Timur Bekov LLC', 'company', 'SL-001'],
    ['Mr. Timur Bekov', 'company', 'SL-001'],
    ['Gulf Horizon General Trading FZE', 'person', 'SL-009'],
    ['Northern Stone t/a Blue Lotus Maritime', 'company', 'SL-011'],
  ] as const)('[R40] the name “%s” of a %s matches the sanctions entry %s', (name, kind, id) => {
    expect(entriesFor(name, kind)).toContain(id);
    expect(entriesFor(name)).toContain(id);
  });

  it.each([
    'မြင့်သန်းဇော်',
    '李伟',
    'たなか はると',
    '박지훈',
    'גנאדי לזרב',
    'สมชาย ใจดี',
    'सुरेश अयंगर',
    'ភាសា',
    'አበበ',
  ])('[R40] reports that the name “%s” could not be compared', (name) => {
    for (const kind of [undefined, 'person', 'company'] as const)
      expect(foundFor(name, kind)).toMatchObject([{ cause: 'name_not_compared', name }]);
  });
});

describe('names that are not sanctioned', () => {
  it.each([
    'Anna Schmidt',
    'John Smith',
    'Maria Garcia',
    'Ivan Petrov',
    'Gennady Orlov',
    'Hanna Lazar',
    'Genevieve Lazare',
    'Lazar Petrovic',
    'Timur Karimov',
    'Timothy Beckett',
    'Tim Baker',
    'Bekir Timurlenk',
    'Samir Haddad',
    'Samira Hadid',
    'Tawfiq Rahman',
    'Mirko Petrovic',
    'Dragan Markovic',
    'Festus Okafor',
    'Chukwuemeka Obi',
    'Ignacio Vargas',
    'Ignatius Verne',
    'Wu Min Zhao',
    'Zaw Lin',
    'Than Htun',
    'Myint Aung',
    'Than Zin Oo',
    'Myint Zo Lin',
    'Hienadz Arlou',
    'Siarhei Lazarevich',
    'Tsimur Karymau',
    'Ulad Bekasau',
    'Wang Wei',
    'Huang Wei',
    'Nguyen Van Toan',
    'Юрий Семёнов',
    'Геннадий Орлов',
    'محمد عبد الله',
    'سمير حسن',
    'علي حسن',
    'توفيق الرحمن',
    'გიორგი ლაზიშვილი',
    'Γιώργος Παπαδάκης',
    'Արամ Խաչատրյան',
    'Stephen Ip',
    'Laura Ferrari',
    'Klaus Eck',
  ])('[R40] the person “%s” does not match any sanctions entry', (name) => {
    expect(foundFor(name, 'person')).toEqual([]);
    expect(foundFor(name)).toEqual([]);
  });

  it.each([
    'Horizon Trading',
    'Gulf Trading',
    'General Trading LLC',
    'Blue Horizon Shipping',
    'Lotus Cars',
    'Blue Water Maritime',
    'Northern Breeze Shipping',
    'Minera del Norte',
    'Rio Grande Mining',
    'Tabriz Carpets',
    'Kongo Coffee House',
    'Clearing House Bank',
    'Minerals Clearing',
    'Lazard Frères',
    'Becker GmbH',
    'Vera Bank',
    'Samir Textiles',
    'Zaw Gems',
    'Severn Trent',
    'Bekaert SA',
    'IP Group plc',
    'Private Trading Company',
    'Individual Solutions',
    'MRO Supplies',
  ])('[R40] the company “%s” does not match any sanctions entry', (name) => {
    expect(foundFor(name, 'company')).toEqual([]);
    expect(foundFor(name)).toEqual([]);
  });
});
