/** The package antd, whose parts are loaded on use: a theme alone does without its sixty components, a second for each file. */
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
