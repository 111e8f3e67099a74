// Every class name stands for itself; `__esModule` makes `import * as css` keep this object.
module.exports = new Proxy({}, { get: (_target, name) => (name === '__esModule' ? true : String(name)) });
