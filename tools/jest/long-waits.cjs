const { configure } = require('@testing-library/dom');

// waiting ends with what is waited for; this only bounds it on a busy machine
configure({ asyncUtilTimeout: 10_000 });
