import { array } from 'valibot';
import { boolean } from 'valibot';
import { check } from 'valibot';
import { email } from 'valibot';
import { entriesFromList } from 'valibot';
import { fallback } from 'valibot';
import { finite } from 'valibot';
import { flatten } from 'valibot';
import { forward } from 'valibot';
import { instance } from 'valibot';
import { integer } from 'valibot';
import { is } from 'valibot';
import { isoTime } from 'valibot';
import { literal } from 'valibot';
import { maxLength } from 'valibot';
import { maxValue } from 'valibot';
import { minLength } from 'valibot';
import { minValue } from 'valibot';
import { nonEmpty } from 'valibot';
import { number } from 'valibot';
import { object } from 'valibot';
import { optional } from 'valibot';
import { parse } from 'valibot';
import { partial } from 'valibot';
import { partialCheck } from 'valibot';
import { pick } from 'valibot';
import { picklist } from 'valibot';
import { pipe } from 'valibot';
import { record } from 'valibot';
import { regex } from 'valibot';
import { safeInteger } from 'valibot';
import { safeParse } from 'valibot';
import { string } from 'valibot';
import { transform } from 'valibot';
import { trim } from 'valibot';
import { union } from 'valibot';
import { unknown } from 'valibot';
import { variant } from 'valibot';

export { array }

export { boolean }

export { check }

export { email }

export { entriesFromList }

export { fallback }

export { finite }

export { flatten }

export { forward }

export { instance }

export { integer }

export { is }

export { isoTime }

export { literal }

export { maxLength }

export { maxValue }

export { minLength }

export { minValue }

export { nonEmpty }

export { number }

export { object }

export { optional }

export { parse }

export { partial }

export { partialCheck }

export { pick }

export { picklist }

export { pipe }

export { record }

export { regex }

export { safeInteger }

export { safeParse }

export { string }

export { transform }

export { trim }

export { union }

export { unknown }

export { variant }

export { }
