import {
  type Metadata,
  Server,
  ServerCredentials,
  type ServerDuplexStream,
  type ServerUnaryCall,
  type ServerWritableStream,
  type ServiceDefinition,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js';
import type protobuf from 'protobufjs';
import { answerMessage } from '../wire/answer-message.ts';
import type { ApiMethod, OpenStream, Stream } from '../wire/api-method.ts';
import type { Caller, IdentifyCaller } from '../wire/caller.ts';
import { asStatusError, internalErrorLine } from '../wire/failure.ts';
import { firestoreProto, localName, requestType, responseType } from '../wire/firestore-service.ts';
import type { Json } from '../wire/json.ts';
import { toJson } from '../wire/proto-json.ts';
import { invalidArgument, StatusError, unsupported } from '../wire/status-error.ts';
import { writeAll } from '../wire/write-all.ts';

const MAX_MESSAGE_BYTES = 64 * 1024 * 1024;
/** Production's limit of 10 MiB, measured there. */
const MAX_REQUEST_BYTES = 11_534_336;

export interface GrpcOptions {
  methods: Record<string, ApiMethod>;
  streams: Record<string, OpenStream>;
  identify: IdentifyCaller;
  /** Refuses calls for other hosts than this one. */
  isOwnHost: (host: string) => boolean;
  log: (line: string) => void;
}

/** Serves Firestore over gRPC on the connections that the port passes on. */
export function createGrpcServer(options: GrpcOptions): Server {
  const server = new Server({
    'grpc.max_receive_message_length': MAX_MESSAGE_BYTES,
    'grpc.max_send_message_length': MAX_MESSAGE_BYTES,
  });
  const implementation: UntypedServiceImplementation = {};
  for (const method of firestoreProto.methodsArray) {
    implementation[method.name] = method.requestStream
      ? duplex(method, options)
      : method.responseStream
        ? serverStream(method, options)
        : unary(method, options);
  }
  server.addService(serviceDefinition(), implementation);
  return server;
}

/** Credentials of plain connections: the emulator has no TLS. */
export function grpcCredentials(): ServerCredentials {
  return ServerCredentials.createInsecure();
}

function serviceDefinition(): ServiceDefinition {
  const entries = firestoreProto.methodsArray.map((method) => {
    const definition = {
      path: `/${firestoreProto.fullName.slice(1)}/${method.name}`,
      requestStream: method.requestStream === true,
      responseStream: method.responseStream === true,
      requestSerialize: (bytes: Buffer) => bytes,
      // Decoded by the handlers, so that an invalid request gets their error.
      requestDeserialize: (bytes: Buffer) => bytes,
      // Encoded by the handlers, so that what waits to be sent is small.
      responseSerialize: (bytes: Buffer) => bytes,
      responseDeserialize: (bytes: Buffer) => bytes,
    };
    return [method.name, definition];
  });
  return Object.fromEntries(entries) as ServiceDefinition;
}

function decode(method: protobuf.Method, bytes: Buffer): Json {
  if (bytes.length > MAX_REQUEST_BYTES) {
    throw invalidArgument(`Request payload size exceeds the limit: ${MAX_REQUEST_BYTES} bytes.`);
  }
  const type = requestType(method);
  return toJson(type, type.decode(bytes));
}

function encode(method: protobuf.Method, json: Json): Buffer {
  const type = responseType(method);
  return type.encode(answerMessage(type, json)).finish() as Buffer;
}

function unary(method: protobuf.Method, options: GrpcOptions) {
  return (
    call: ServerUnaryCall<Buffer, Buffer>,
    done: (error: object | null, answer?: Buffer) => void,
  ) => {
    try {
      done(null, encode(method, answer(method, options, call) as Json));
    } catch (error) {
      done(grpcError(error, options.log));
    }
  };
}

function serverStream(method: protobuf.Method, options: GrpcOptions) {
  return async (call: ServerWritableStream<Buffer, Buffer>) => {
    try {
      const messages = answer(method, options, call) as Iterable<Json>;
      const encoded = Iterator.from(messages).map((message) => encode(method, message));
      if (await writeAll(call, 'cancelled', encoded)) call.end();
    } catch (error) {
      call.emit('error', grpcError(error, options.log));
    }
  };
}

function answer(
  method: protobuf.Method,
  options: GrpcOptions,
  call: ServerUnaryCall<Buffer, Buffer> | ServerWritableStream<Buffer, Buffer>,
): Json | Iterable<Json> {
  const caller = identifyCall(call, options);
  const run = options.methods[localName(method)];
  if (run === undefined) throw unsupported(method.name);
  return run(decode(method, call.request), caller);
}

function duplex(method: protobuf.Method, options: GrpcOptions) {
  return (call: ServerDuplexStream<Buffer, Buffer>) => {
    // Messages behind a failed one are ignored: the SDK sends them again on a new stream.
    let failed = false;
    const fail = (error: unknown) => {
      failed = true;
      call.emit('error', grpcError(error, options.log));
    };
    try {
      const open = options.streams[localName(method)];
      if (open === undefined) throw unsupported(method.name);
      const stream: Stream = {
        send: (message) => call.write(encode(method, message)),
        end: (error) => (error === undefined ? call.end() : fail(error)),
      };
      const session = open(stream, identifyCall(call, options));
      call.on('data', (message: Buffer) => {
        if (failed) return;
        try {
          session.receive(decode(method, message));
        } catch (error) {
          session.close();
          fail(error);
        }
      });
      call.on('end', () => {
        session.close();
        call.end();
      });
      call.on('cancelled', () => session.close());
    } catch (error) {
      fail(error);
    }
  };
}

function identifyCall(
  call: { metadata: Metadata; getHost(): string },
  { identify, isOwnHost }: GrpcOptions,
): Caller {
  const host = call.getHost();
  if (!isOwnHost(host)) {
    throw new StatusError('PERMISSION_DENIED', `Calls for the host "${host}" are refused.`);
  }
  return identify(call.metadata.get('authorization')[0]?.toString());
}

function grpcError(error: unknown, log: (line: string) => void): object {
  const status = asStatusError(error);
  const line = internalErrorLine(status);
  if (line !== null) log(`Firestore: ${line}`);
  return { code: status.grpcCode, details: status.message };
}
