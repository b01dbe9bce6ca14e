import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CircuitBreaker, CircuitOpenError } from './CircuitBreaker.ts';

let now = 0;
const call = jest.fn<() => Promise<string>>();

function breaker(): CircuitBreaker {
  return new CircuitBreaker('mf_post', () => now);
}

async function failAt(circuit: CircuitBreaker, ...times: number[]): Promise<void> {
  call.mockRejectedValue(new Error('404'));
  for (const time of times) {
    now = time;
    await expect(circuit.run(call)).rejects.toThrow('404');
  }
  call.mockClear();
}

beforeEach(() => {
  now = 0;
  call.mockReset();
});

describe('a circuit breaker', () => {
  it('lets calls through, also after failures far apart', async () => {
    const circuit = breaker();
    await failAt(circuit, 0, 20_000, 40_000, 60_000);
    expect(circuit.state).toBe('closed');
  });

  it('opens at the third failure within half a minute: calls fail at once and are not made', async () => {
    const circuit = breaker();
    await failAt(circuit, 0, 1_000, 4_000);
    expect(circuit.state).toBe('open');
    now = 33_999;
    await expect(circuit.run(call)).rejects.toThrow(CircuitOpenError);
    expect(call).not.toHaveBeenCalled();
  });

  it('makes one test call after half a minute, and closes when it succeeds', async () => {
    const circuit = breaker();
    await failAt(circuit, 0, 0, 0);
    now = 30_000;
    let response: (text: string) => void = () => undefined;
    call.mockReturnValue(new Promise((resolve) => (response = resolve)));
    const probe = circuit.run(call);
    expect(circuit.state).toBe('half-open');
    await expect(circuit.run(call)).rejects.toThrow(CircuitOpenError);
    response('the module');
    expect(await probe).toBe('the module');
    expect(circuit.state).toBe('closed');
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('opens again for half a minute when the test call fails', async () => {
    const circuit = breaker();
    await failAt(circuit, 0, 0, 0, 30_000);
    expect(circuit.state).toBe('open');
    now = 59_999;
    await expect(circuit.run(call)).rejects.toThrow(CircuitOpenError);
    await failAt(circuit, 60_000);
  });

  it('forgets failures after a success', async () => {
    const circuit = breaker();
    await failAt(circuit, 0, 1);
    call.mockResolvedValue('the module');
    await circuit.run(call);
    await failAt(circuit, 2, 3);
    expect(circuit.state).toBe('closed');
  });
});
