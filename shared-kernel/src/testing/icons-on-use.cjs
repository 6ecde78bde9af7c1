/** Loads each of the 800 drawings at first use. Loading all takes half a second per test file. */
module.exports = new Proxy(
  { __esModule: true },
  {
    get: (target, name) =>
      target[name] ?? require(`@ant-design/icons-svg/lib/asn/${String(name)}`).default,
  },
);
