import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const userPresent = 0x01;
const userVerified = 0x04;
const hasCredential = 0x40;

type Signing = {
  challenge: string;
  origin?: string;
  rpId?: string;
  /** False for a device that has not verified the person. */
  isVerified?: boolean;
};

/** An authenticator in software, for tests: one P-256 key with a count of signatures. */
export class SoftAuthenticator {
  readonly id = randomBytes(16).toString('base64url');
  counter = 0;
  readonly #origin: string;
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Answers a registration. */
  create(signing: Signing) {
    const authData = this.#authData(signing, hasCredential, this.#credential());
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      ...[text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0]), text('authData'), bytes(authData)],
    ]);
    return {
      ...{ id: this.id, rawId: this.id, type: 'public-key' as const },
      response: {
        clientDataJSON: this.#clientData('webauthn.create', signing).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
      },
    };
  }

  /** Answers a sign-in. */
  get(signing: Signing) {
    const clientData = this.#clientData('webauthn.get', signing);
    const authData = this.#authData(signing, 0);
    const signed = Buffer.concat([authData, createHash('sha256').update(clientData).digest()]);
    return {
      ...{ id: this.id, rawId: this.id, type: 'public-key' as const },
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
      },
    };
  }

  #clientData(type: string, { challenge, origin = this.#origin }: Signing): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #authData({ rpId, isVerified = true }: Signing, more: number, credential: Uint8Array = new Uint8Array()): Buffer {
    const head = Buffer.alloc(5);
    head.writeUInt8(userPresent | (isVerified ? userVerified : 0) | more, 0);
    head.writeUInt32BE(this.counter, 1);
    const party = rpId ?? new URL(this.#origin).hostname;
    return Buffer.concat([createHash('sha256').update(party).digest(), head, credential]);
  }

  /** Attested credential data: an empty AAGUID, the id and the COSE key. */
  #credential(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const id = Buffer.from(this.id, 'base64url');
    const coordinates = [x, y].map((value) => bytes(Buffer.from(value, 'base64url')));
    const [cborX = Buffer.alloc(0), cborY = Buffer.alloc(0)] = coordinates;
    const cose = [Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]), cborX, Buffer.from([0x22]), cborY];
    return Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, ...cose]);
  }
}

function text(value: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
}

/** Encodes bytes, up to 255 of them, in CBOR. */
function bytes(value: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0x58, value.length]), value]);
}
