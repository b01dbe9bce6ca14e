/** @jest-environment node */
import { describe, expect, it, jest } from '@jest/globals';
import { ajax } from './ajax.ts';
import { ajaxGet } from './ajaxCalls.ts';

describe('ajax outside a browser', () => {
  it('fails by name', async () => {
    await expect(ajax.get('/api/x')).rejects.toThrow('Cannot make AJAX GET from server...');
    await expect(ajax.post('/api/x')).rejects.toThrow('Cannot make AJAX POST from server...');
  });

  it('calls the callback', async () => {
    const error = await new Promise((resolve) => ajaxGet('/api/x', resolve));
    expect(error).toMatchObject({ message: 'Cannot make AJAX GET from server...' });
  });

  it('is logged and returned without a callback', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const result = await ajaxGet('/api/x');
    expect(result).toMatchObject({ message: 'Cannot make AJAX GET from server...' });
    expect(log).toHaveBeenCalledWith(result);
    log.mockRestore();
  });
});
