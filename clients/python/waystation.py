"""The games of Waystation as environments of PettingZoo's Agent Environment Cycle.

    import waystation

    env = waystation.env("firelands", players=2)
    env.reset(seed=42)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        action = None if termination or truncation else env.sample()
        env.step(action)
    env.close()

It starts the program ``waystation env`` and speaks with it in lines of JSON. Nothing but the standard library is
needed. With numpy, observations are its arrays; with gymnasium, spaces are its spaces; with pettingzoo, an environment
is an AECEnv.
"""

import array
import base64
import json
import os
import random
import socket
import subprocess
import sys

try:
    import numpy
except ImportError:
    numpy = None
try:
    from gymnasium import spaces
except ImportError:
    spaces = None
try:
    from pettingzoo import AECEnv
except ImportError:
    AECEnv = object

__all__ = ["Discrete", "Error", "Station", "Tensor", "WaystationEnv", "env"]

PROTOCOL = 1

# At most so many requests are on their way at once, so that neither side waits for the other to read.
AT_ONCE = 256


class Error(Exception):
    """What the program refuses. The code says which refusal it is."""

    def __init__(self, words, code):
        super().__init__(words)
        self.code = code


class Discrete:
    """The actions 0 to n - 1, where gymnasium is not installed."""

    def __init__(self, n):
        self.n = n

    def contains(self, x):
        return isinstance(x, int) and 0 <= x < self.n

    def sample(self, mask=None):
        return random.choice([i for i in range(self.n) if mask is None or mask[i]])

    def __repr__(self):
        return "Discrete(%d)" % self.n


class Tensor:
    """Numbers in so many places, where gymnasium is not installed."""

    def __init__(self, *shape):
        self.shape = shape

    def __repr__(self):
        return "Tensor%r" % (self.shape,)


class Station:
    """A running program, or a connection to one that listens. Any number of environments up to 1024 may share it."""

    def __init__(self, program=None, address=None):
        """program is the program's path or a command as a list, by default $WAYSTATION or "waystation"; address is
        "unix:PATH" or "HOST:PORT" of one that listens."""
        self._process = self._socket = None
        if address is not None:
            self._connect(address)
        else:
            command = program or os.environ.get("WAYSTATION", "waystation")
            if isinstance(command, str):
                command = [command, "env"]
            self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
            self._in, self._out = self._process.stdout, self._process.stdin
        self.hello = self.ask(do="hello")
        if self.hello["protocol"] != PROTOCOL:
            self.close()
            raise Error("the program speaks protocol %r, not %d" % (self.hello["protocol"], PROTOCOL), "protocol")

    def _connect(self, address):
        if address.startswith("unix:"):
            self._socket = socket.socket(socket.AF_UNIX)
            self._socket.connect(address[len("unix:"):])
        else:
            host, _, port = address.rpartition(":")
            self._socket = socket.create_connection((host.strip("[]"), int(port)))
            self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._in, self._out = self._socket.makefile("rb"), self._socket.makefile("wb")

    def ask(self, **request):
        """Sends a request and returns its answer. A refusal is raised as Error."""
        self._write([request])
        return self._read()

    def ask_all(self, requests):
        """Sends many requests before it reads their answers, in order. A refusal stands in the list as an Error."""
        answers = []
        for first in range(0, len(requests), AT_ONCE):
            part = requests[first:first + AT_ONCE]
            self._write(part)
            for _ in part:
                try:
                    answers.append(self._read())
                except Error as e:
                    answers.append(e)
        return answers

    def _write(self, requests):
        self._out.write(b"".join(json.dumps(r).encode() + b"\n" for r in requests))
        self._out.flush()

    def _read(self):
        line = self._in.readline()
        if not line:
            raise EOFError("waystation has ended")
        answer = json.loads(line)
        if "error" in answer:
            raise Error(answer["error"], answer["code"])
        return answer

    def step_all(self, steps):
        """Steps many environments of this station: a list of pairs of an environment and its action."""
        requests = [{"do": "step", "env": e.number, "action": _plain(a)} for e, a in steps]
        refused = None
        for (e, _), answer in zip(steps, self.ask_all(requests)):
            if isinstance(answer, Error):
                refused = refused or answer
            else:
                e._stepped(answer)
        if refused:
            raise refused

    def close(self):
        if self._process is not None:
            self._out.close()
            self._process.wait()
            self._in.close()
        elif self._socket is not None:
            self._in.close()
            self._out.close()
            self._socket.close()
        self._process = self._socket = None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


def env(game, **options):
    """Makes an environment: see WaystationEnv."""
    return WaystationEnv(game, **options)


class WaystationEnv(AECEnv):
    """A match that agents play, and those that follow it.

    An action is the index of something offered; ``action_mask`` in an observation says how many there are. Answers of
    several options are given one after the other, until nothing more may be taken or "done" is picked.
    """

    metadata = {"render_modes": ["ansi"], "name": "waystation_v1", "is_parallelizable": False}

    def __init__(self, game, players=0, mode="", options=None, seed=None, bots=None, free=False, limit=0,
                 observations="tensor", station=None, program=None, address=None, render_mode=None):
        """bots maps agents to the names of bots that play them; free offers what needs no turn as well; limit is
        after how many steps a match is truncated; observations are "tensor", "json" or "both"."""
        self._own = station is None
        self.station = station or Station(program, address)
        self.observations = observations
        self.render_mode = render_mode
        request = {"do": "make", "game": game, "players": players, "mode": mode, "options": options or {},
                   "bots": bots or {}, "free": free, "limit": limit, "observations": observations}
        if seed is not None:
            request["seed"] = seed
        try:
            made = self.station.ask(**request)
        except Exception:
            if self._own:
                self.station.close()
            raise
        self.number = made["env"]
        self.setup = made["setup"]
        self.possible_agents = made["possible_agents"]
        self.agents = []
        self.agent_selection = None
        self.rewards, self.terminations, self.truncations, self.infos = {}, {}, {}, {}
        self._cumulative_rewards = {}
        self._state = None
        hello = self.station.hello
        self._width, self._features = hello["actions"], hello["option_size"]
        size = hello["observation_size"]
        if spaces is not None and numpy is not None:
            actions = spaces.Discrete(self._width)
            parts = {"action_mask": spaces.Box(0, 1, (self._width,), numpy.int8)}
            if observations != "json":
                parts["observation"] = spaces.Box(-numpy.inf, numpy.inf, (size,), numpy.float32)
                parts["options"] = spaces.Box(-numpy.inf, numpy.inf, (self._width, self._features), numpy.float32)
            seen = spaces.Dict(parts)
        else:
            actions = Discrete(self._width)
            seen = {"action_mask": Tensor(self._width)}
            if observations != "json":
                seen["observation"], seen["options"] = Tensor(size), Tensor(self._width, self._features)
        self.action_spaces = {a: actions for a in self.possible_agents}
        self.observation_spaces = {a: seen for a in self.possible_agents}

    # What PettingZoo asks of an environment.

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]

    @property
    def num_agents(self):
        return len(self.agents)

    @property
    def max_num_agents(self):
        return len(self.possible_agents)

    @property
    def unwrapped(self):
        return self

    def reset(self, seed=None, options=None):
        """Begins a match: that of the seed, a whole number or a text, or the next one of the seed before."""
        request = {"do": "reset", "env": self.number}
        if seed is not None:
            request["seed"] = seed if isinstance(seed, str) else int(seed)
        self._take(self.station.ask(**request))
        self._cumulative_rewards = {a: 0.0 for a in self.agents}

    def step(self, action):
        """Does what the selected agent chose; None once its match is over."""
        self._stepped(self.station.ask(do="step", env=self.number, action=_plain(action)))

    def observe(self, agent):
        """What an agent sees, whether it is selected or not."""
        if agent == self.agent_selection and self._state is not None:
            return self._observation(self._state)
        return self._observation(self.station.ask(do="observe", env=self.number, agent=agent))

    def last(self, observe=True):
        agent = self.agent_selection
        return (self.observe(agent) if observe else None, self._cumulative_rewards[agent], self.terminations[agent],
                self.truncations[agent], self.infos[agent])

    def agent_iter(self, max_iter=2**63):
        while self.agents and max_iter > 0:
            yield self.agent_selection
            max_iter -= 1

    def state(self):
        raise NotImplementedError("a match has secrets: nobody sees all of it")

    def render(self):
        """The question of the selected agent as text, in an environment that is observed as JSON."""
        seen = (self._state or {}).get("seen", {})
        question = seen.get("question")
        if question is None:
            return str(self)
        lines = ["%s: %s" % (self.agent_selection, question["text"])]
        for i, a in enumerate(question["actions"]):
            lines.append("%4d  %s" % (i, a.get("label") or a["kind"]))
        return "\n".join(lines)

    def close(self):
        if self.station is None:
            return
        if self._own:
            self.station.close()
        else:
            self.station.ask(do="close", env=self.number)
        self.station = None

    # What else is handy.

    def sample(self, rng=random):
        """One of the selected agent's legal actions."""
        return rng.randrange(self._state["actions"])

    def __str__(self):
        return "waystation/" + self.setup["game"]

    def _stepped(self, state):
        acting = self.agent_selection
        self._take(state)
        if acting in self._cumulative_rewards:
            self._cumulative_rewards[acting] = 0.0
        self._cumulative_rewards = {a: self._cumulative_rewards[a] + self.rewards[a] for a in self.agents}

    def _take(self, state):
        self._state = state
        self.agents, self.agent_selection = state["agents"], state["agent_selection"]
        self.rewards, self.terminations = state["rewards"], state["terminations"]
        self.truncations, self.infos = state["truncations"], state["infos"]

    def _observation(self, answer):
        n = answer["actions"]
        out = {"action_mask": _mask(n, self._width)}
        if "observation" in answer:
            out["observation"] = _floats(answer["observation"], None)
            out["options"] = _floats(answer["options"], (self._width, self._features))
        if "seen" in answer:
            out.update(answer["seen"])
        return out


def _plain(action):
    return None if action is None else int(action)


def _mask(n, width):
    if numpy is not None:
        mask = numpy.zeros(width, numpy.int8)
        mask[:n] = 1
        return mask
    return array.array("b", b"\x01" * n + b"\x00" * (width - n))


def _floats(text, shape):
    """Numbers out of base64; with a shape, what is missing at the end is 0."""
    raw = base64.b64decode(text)
    if shape is not None:
        raw += bytes(4 * shape[0] * shape[1] - len(raw))
    if numpy is not None:
        x = numpy.frombuffer(raw, "<f4")
        return x if shape is None else x.reshape(shape)
    x = array.array("f", raw)
    if sys.byteorder == "big":
        x.byteswap()
    return x
