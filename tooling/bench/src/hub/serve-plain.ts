// The baseline of P18: the WebSocket library alone, echoing messages.
import { WebSocketServer } from 'ws';
import { answerQuestions } from './answer-questions.ts';

await answerQuestions((server) => {
  const sockets = new WebSocketServer({ server, perMessageDeflate: false });
  sockets.on('connection', (socket) => {
    socket.on('message', (data, isBinary) => socket.send(data, { binary: isBinary }));
  });
  return {
    broadcast: (text) => {
      for (const socket of sockets.clients) socket.send(text);
    },
  };
});
