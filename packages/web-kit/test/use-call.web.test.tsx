import { test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { CommonPasswordsDto } from '@zielona-fala/contracts';
import { findCommonPasswords } from '@zielona-fala/contracts/api/passwords/find-common-passwords';
import { pathTo } from '@zielona-fala/contracts/portal';
import { ApiError, useCall } from '@zielona-fala/web-kit/session';
import { createTestPortal, type FakeApi, press, renderInPortal } from '@zielona-fala/web-kit/testing';
import { useState } from 'react';

const PATH = pathTo(findCommonPasswords, { prefix: 'aa' });
const OTHER = pathTo(findCommonPasswords, { prefix: 'bb' });
const beginningAlike = (text: string): CommonPasswordsDto => ({ suffixes: [text] });

function Reader() {
  const [path, setPath] = useState(PATH);
  const { answer, answers, failure, isUnderWay, repeat } = useCall(path);
  return (
    <>
      <output>
        {[answer?.suffixes.join() ?? '-', answers, failure?.type ?? '-', isUnderWay ? 'busy' : 'idle'].join(
          ' ',
        )}
      </output>
      <button type="button" onClick={() => void repeat()}>
        repeat
      </button>
      <button type="button" onClick={() => setPath(OTHER)}>
        other
      </button>
    </>
  );
}

const open = (api: FakeApi) => renderInPortal(<Reader />, { portal: createTestPortal({ api }) });

test('shows the answer, and keeps it while the call is repeated', async () => {
  let count = 0;
  const second = Promise.withResolvers<CommonPasswordsDto>();
  open(() => (++count === 1 ? beginningAlike('one') : second.promise));
  await screen.findByText('one 1 - idle');
  press('repeat');
  await screen.findByText('one 1 - busy');
  second.resolve(beginningAlike('one'));
  await screen.findByText('one 2 - idle');
});

test('shows why it failed, until it is repeated', async () => {
  let isDown = true;
  open(() => {
    if (isDown) throw new ApiError(503, null, 'down');
    return beginningAlike('up');
  });
  await screen.findByText('- 0 server idle');
  isDown = false;
  press('repeat');
  await screen.findByText('up 1 - idle');
});

test('an answer to the path before is not shown', async () => {
  const late = Promise.withResolvers<CommonPasswordsDto>();
  open(({ path }) => (path === PATH ? late.promise : beginningAlike('b')));
  press('other');
  await screen.findByText(/^b /);
  late.resolve(beginningAlike('a'));
  await late.promise;
  press('repeat');
  await screen.findByText('b 2 - idle');
});
