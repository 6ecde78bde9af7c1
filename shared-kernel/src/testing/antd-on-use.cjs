/**
 * Loads the parts of antd at first use, because a theme alone needs none of its sixty components. Loading all takes a
 * second per test file.
 */
const whole = () => require('antd/lib/index.js');

module.exports = new Proxy(
  {},
  {
    get: (_, name) => {
      if (name === '__esModule') return true;
      return name === 'theme' ? require('antd/lib/theme/index.js').default : whole()[name];
    },
    has: (_, name) => name in whole(),
    ownKeys: () => Reflect.ownKeys(whole()),
    getOwnPropertyDescriptor: (_, name) => ({
      value: whole()[name],
      enumerable: true,
      configurable: true,
    }),
  },
);
