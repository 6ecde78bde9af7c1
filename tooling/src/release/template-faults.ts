import { loadAwsServiceSpec } from '@aws-cdk/aws-service-spec';
import type { PropertyType, SpecDatabase } from '@aws-cdk/service-spec-types';

type Properties = Readonly<
  Record<string, { readonly type: PropertyType; readonly required?: boolean }>
>;
type Value = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Value =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is computed only where the template is used: a reference, or a function. */
const isComputed = (value: unknown): boolean =>
  isRecord(value) && Object.keys(value).some((key) => key === 'Ref' || key.startsWith('Fn::'));

function propertyFaults(
  db: SpecDatabase,
  known: Properties,
  given: Value,
  place: string,
): string[] {
  const missing = Object.entries(known)
    .filter(([name, { required }]) => required === true && !Object.hasOwn(given, name))
    .map(([name]) => `${place} lacks ${name}`);
  const wrong = Object.entries(given).flatMap(([name, value]) => {
    const property = Object.hasOwn(known, name) ? known[name] : undefined;
    const here = `${place}.${name}`;
    return property ? valueFaults(db, property.type, value, here) : [`${here} is not known`];
  });
  return [...missing, ...wrong];
}

function valueFaults(
  db: SpecDatabase,
  type: PropertyType,
  value: unknown,
  place: string,
): string[] {
  if (isComputed(value)) return [];
  switch (type.type) {
    case 'ref': {
      const { properties } = db.get('typeDefinition', type.reference);
      return isRecord(value)
        ? propertyFaults(db, properties, value, place)
        : [`${place} is no object`];
    }
    case 'array':
      return Array.isArray(value)
        ? value.flatMap((one, at) => valueFaults(db, type.element, one, `${place}.${at}`))
        : [`${place} is no list`];
    case 'union':
      return type.types.some((one) => valueFaults(db, one, value, place).length === 0)
        ? []
        : [`${place} is none of what it may be`];
    case 'integer':
      return Number.isInteger(value) ? [] : [`${place} is no whole number`];
    case 'string':
    case 'number':
    case 'boolean':
      return typeof value === type.type ? [] : [`${place} is no ${type.type}`];
    case 'map':
    case 'json':
    case 'date-time':
    case 'null':
    case 'tag':
      return [`${place} is of a kind that is not looked at: ${type.type}`];
  }
}

/** Read once: it is all that AWS has. */
const specification = loadAwsServiceSpec();

/** What AWS's own specification of its resources does not take of a template. For tests. */
export async function templateFaults(
  resources: Readonly<Record<string, unknown>>,
): Promise<string[]> {
  const db = await specification;
  return Object.entries(resources).flatMap(([name, resource]) => {
    const { Type = '', Properties = {} } = resource as {
      readonly Type?: string;
      readonly Properties?: Value;
    };
    const [known] = db.lookup('resource', 'cloudFormationType', 'equals', Type);
    return known
      ? propertyFaults(db, known.properties, Properties, name)
      : [`${name} is of no type that there is: ${Type}`];
  });
}
