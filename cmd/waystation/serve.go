package main

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"net"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"time"

	"waystation/bus"
	"waystation/notices"
	"waystation/server"
	"waystation/store"
	"waystation/workshop"
)

type serve struct {
	Addr       string            `default:"127.0.0.1:8080" env:"WAYSTATION_ADDR" placeholder:"HOST:PORT" help:"Where to listen (${default}); :8080 lets others in your network in."`
	Data       string            `env:"WAYSTATION_DATA" placeholder:"DIR" help:"Where matches are kept; without it your own folder for application data."`
	Store      string            `env:"WAYSTATION_STORE" placeholder:"URL" help:"Keep matches in a database of PostgreSQL, such as postgres://waystation@db.example.org/waystation, and not in a file."`
	Node       string            `env:"WAYSTATION_NODE" placeholder:"NAME" help:"Under which name this server shares that database with others; without it the machine and the port."`
	Bus        string            `env:"WAYSTATION_BUS" placeholder:"URL" help:"Let workers think for bots (waystation work), by NATS with JetStream, such as nats://127.0.0.1:4222."`
	NodeAddr   string            `name:"node-addr" env:"WAYSTATION_NODE_ADDR" placeholder:"HOST:PORT" help:"Where the others reach this server; without it where it listens, by the name of the machine if that is everywhere."`
	Open       bool              `default:"true" negatable:"" help:"Open the page in a browser, where there is one."`
	PublicURL  string            `name:"public-url" env:"WAYSTATION_PUBLIC_URL" placeholder:"URL" help:"Where people reach the server, such as https://games.example.org, when it stands behind a proxy."`
	Languages  string            `env:"WAYSTATION_LANGUAGES" type:"existingdir" placeholder:"DIR" help:"Languages besides those of the program, a folder each, such as DIR/fr; files in DIR/de add to German."`
	Ratings    bool              `default:"true" negatable:"" env:"WAYSTATION_RATINGS" help:"Matches may be rated, and games have leagues; --no-ratings for neither."`
	KeepDays   int               `name:"keep-days" env:"WAYSTATION_KEEP_DAYS" placeholder:"N" help:"After so many days of rest a match that is over is deleted, and people are told beforehand; 0 keeps all (${default})." default:"0"`
	AllowHost  []string          `name:"allow-host" env:"WAYSTATION_ALLOW_HOST" placeholder:"NAME" help:"Names by which people may reach the server besides the public URL, addresses, and names at home such as desk.local."`
	TrustProxy bool              `env:"WAYSTATION_TRUST_PROXY" help:"Believe the X-Forwarded-For and X-Forwarded-Proto of the proxy in front."`
	TLSSelf    bool              `name:"tls-self" env:"WAYSTATION_TLS_SELF" help:"Speak HTTPS with a certificate of this server's own, for a network at home: devices have to trust it once."`
	TLSCert    string            `name:"tls-cert" and:"pair" env:"WAYSTATION_TLS_CERT" placeholder:"FILE" help:"Speak HTTPS with this certificate (PEM, with the chain behind it); it is read again when it changes."`
	TLSKey     string            `name:"tls-key" and:"pair" env:"WAYSTATION_TLS_KEY" placeholder:"FILE" help:"The key of --tls-cert (PEM)."`
	HSTSDays   int               `name:"hsts-days" env:"WAYSTATION_HSTS_DAYS" placeholder:"N" help:"For so many days browsers that came by HTTPS come to this name by nothing else; 0 tells them nothing (${default})." default:"0"`
	LogClients string            `enum:"short,full,none" default:"short" env:"WAYSTATION_LOG_CLIENTS" placeholder:"WHAT" help:"What the log says of where requests come from: short (the network), full (the address) or none (${default})."`
	SMTP       string            `name:"smtp" env:"WAYSTATION_SMTP" placeholder:"HOST:PORT" help:"A mail server, such as mail.example.org:587; without one no mails are sent."`
	SMTPUser   string            `name:"smtp-user" env:"WAYSTATION_SMTP_USER" placeholder:"NAME" help:"The name at the mail server, if it asks for one; the password comes from WAYSTATION_SMTP_PASSWORD."`
	SMTPTLS    string            `name:"smtp-tls" env:"WAYSTATION_SMTP_TLS" default:"starttls" placeholder:"KIND" help:"How mails are kept secret on their way: starttls, tls or none (${default})."`
	MailFrom   string            `name:"mail-from" env:"WAYSTATION_MAIL_FROM" placeholder:"ADDRESS" help:"From where mails come, such as games@example.org."`
	CallAllow  []string          `name:"call-allow" env:"WAYSTATION_CALL_ALLOW" placeholder:"NETWORK" help:"Networks to which notices may be sent though they are not public, such as 192.168.1.0/24."`
	Cards      string            `enum:"auto,lab,edit,off" default:"auto" env:"WAYSTATION_CHANGE_CARDS" placeholder:"WHAT" help:"What visitors may do with cards: lab (change them, play with them, and have the lab play), edit (the same without the lab), off, or auto: lab where nobody but this machine can come, else off."`
	LabGames   int               `default:"2000" env:"WAYSTATION_LAB_GAMES" placeholder:"N" help:"How many games the lab plays for a visitor at most, for each value that is tried (${default})."`
	LabSteps   int               `default:"12" env:"WAYSTATION_LAB_STEPS" placeholder:"N" help:"How many values of a card's number a visitor may have tried at once (${default})."`
	Limit      map[string]string `env:"WAYSTATION_LIMITS" mapsep:"," placeholder:"NAME=VALUE" help:"Another limit than the usual, such as bot-time=5s; docs/operating.md lists them."`
	LogLevel   string            `enum:"debug,info,warn,error" default:"info" env:"WAYSTATION_LOG_LEVEL" placeholder:"LEVEL" help:"What is written to the log at least: debug, info, warn or error (${default})."`
	LogJSON    bool              `name:"log-json" env:"WAYSTATION_LOG_JSON" help:"The log is JSON, a line each."`
	Decks      int               `default:"4" env:"WAYSTATION_DECKS" placeholder:"N" help:"With how many sets of changed cards people may play at the same time (${default}); each takes a process."`
}

// botPause lets people follow what bots do.
const botPause = 300 * time.Millisecond

// Run serves until it is interrupted.
func (c *serve) Run(p *program) (err error) {
	dir := c.Data
	if dir == "" {
		if dir, err = p.dataDir(); err != nil {
			return err
		}
	}
	allow, err := notices.ParseAllowed(c.CallAllow)
	if err != nil {
		return fmt.Errorf("--call-allow: %w", err)
	}
	mail, err := c.mail(p.env("WAYSTATION_SMTP_PASSWORD"))
	if err != nil {
		return err
	}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return err
	}
	languages, err := readLanguages(c.Languages)
	if err != nil {
		return err
	}
	var limits server.Limits
	for _, name := range slices.Sorted(maps.Keys(c.Limit)) {
		if err := limits.Set(name, c.Limit[name]); err != nil {
			return fmt.Errorf("--limit: %w", err)
		}
	}
	lock, err := lockFolder(dir)
	if err != nil {
		return err
	}
	if lock != nil {
		defer lock.Close()
	}
	place, err := placeOf(c.Store, dir)
	if err != nil {
		return err
	}
	matches, err := store.Open(place)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, matches.Close()) }()
	log := logTo(p.errs, c.LogLevel, c.LogJSON)
	secret, err := c.encryption(dir, log)
	if err != nil {
		return err
	}
	l, err := p.listen(c.Addr)
	if err != nil {
		return err
	}
	at := l.Addr().(*net.TCPAddr)
	if err := c.join(matches, at); err != nil {
		return errors.Join(err, l.Close())
	}
	config := server.Config{
		Store: matches, Games: p.games, Log: log, Limits: limits,
		Languages: languages, PublicURL: c.PublicURL, Hosts: c.hosts(), TrustProxy: c.TrustProxy, BotPause: botPause,
		Calls:    server.Calls{Allow: allow, Mail: mail},
		HSTSDays: c.HSTSDays, LogClients: server.ClientLog(c.LogClients),
		NoRatings: !c.Ratings, KeepDays: c.KeepDays,
		Workshop: c.workshop(at),
	}
	if secret != nil {
		config.TLS, config.Trust, config.Origins = secret.config, secret.trust, secret.origins(at.Port)
		config.Hosts = append(config.Hosts, secret.names...)
	}
	end, err := c.workers(&config)
	if err != nil {
		return errors.Join(err, l.Close())
	}
	defer end()
	s, err := server.New(config)
	if err != nil {
		return errors.Join(err, l.Close())
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	ended, tired := make(chan error, 1), make(chan bool, 1)
	go func() { ended <- s.Serve(l) }()
	go func() { tired <- wornOut(ctx, s, p.calm) }()
	urls := secret.addresses(at)
	fmt.Fprintf(p.out, "Waystation is at %s\n", urls[0])
	for _, url := range urls[1:] {
		fmt.Fprintf(p.out, "  for others in your network: %s\n", url)
	}
	secret.tell(p.out, at, urls)
	if before := matches.Before(); before != "" {
		fmt.Fprintf(p.out, "The database was brought up to date. As it was before it lies in %s\n", before)
	}
	if c.Store != "" {
		dir = store.Named(place)
	}
	fmt.Fprintf(p.out, "Matches are kept in %s\nCtrl-C stops it.\n", dir)
	if c.Open {
		p.browse(urls[0])
	}
	select {
	case err := <-ended:
		return errors.Join(err, s.Close())
	case again := <-tired:
		if again {
			fmt.Fprintln(p.out, "Something does not come to an end: beginning anew.")
			return p.renewed(l, s, matches)
		}
		fmt.Fprintln(p.out, "Stopping.")
		return s.Close()
	case <-ctx.Done():
		stop() // a second Ctrl-C does not wait
		fmt.Fprintln(p.out, "Stopping.")
		return s.Close()
	}
}

// placeOf is where matches are kept: in a database of PostgreSQL, where its address is given, or in a file in a folder.
func placeOf(url, dir string) (string, error) {
	switch {
	case url == "":
		return filepath.Join(dir, "waystation.db"), nil
	case !store.IsPostgres(url):
		return "", errors.New("--store: it must be like postgres://waystation@db.example.org/waystation")
	}
	return url, nil
}

// join lets the server share its database with others, as it may be in PostgreSQL.
func (c *serve) join(matches *store.Store, at *net.TCPAddr) error {
	if c.Store == "" {
		return nil
	}
	machine, err := os.Hostname()
	if err != nil && (c.Node == "" || c.NodeAddr == "") {
		return fmt.Errorf("this machine has no name (%w); give --node and --node-addr", err)
	}
	if c.Node == "" {
		c.Node = fmt.Sprintf("%s:%d", machine, at.Port)
	}
	address, err := nodeAddress(c.NodeAddr, machine, at)
	if err != nil {
		return err
	}
	return matches.Join(context.Background(), c.Node, address)
}

// nodeAddress is where other servers reach this one: as was said or, without that, where it listens.
func nodeAddress(said, machine string, at *net.TCPAddr) (string, error) {
	switch host, port, err := net.SplitHostPort(said); {
	case said == "" && !at.IP.IsUnspecified():
		return at.String(), nil
	case said == "":
		return net.JoinHostPort(machine, strconv.Itoa(at.Port)), nil
	case err != nil, host == "", port == "":
		return "", fmt.Errorf("--node-addr %q: it must be like 10.0.0.7:8080", said)
	}
	return said, nil
}

func (c *serve) hosts() []string {
	var out []string
	for _, h := range c.AllowHost {
		out = append(out, strings.ToLower(h))
	}
	return out
}

// workers lets others think for the bots, where a bus is named. end is called when the server has ended.
func (c *serve) workers(config *server.Config) (end func(), err error) {
	if c.Bus == "" {
		return func() {}, nil
	}
	limits := config.Limits.WithDefaults()
	b, err := bus.Open(bus.Config{URL: c.Bus, Games: config.Games, Limit: limits.BotTime, Most: limits.Jobs,
		Log: config.Log})
	if err != nil {
		return nil, fmt.Errorf("--bus: %w", err)
	}
	config.Workers = b
	return b.Close, nil
}

// mail is the mail server that the flags name; nil for none.
func (c *serve) mail(password string) (*notices.Mail, error) {
	if c.SMTP == "" {
		return nil, nil
	}
	host, port, err := net.SplitHostPort(c.SMTP)
	if err != nil {
		return nil, fmt.Errorf("--smtp: %w", err)
	}
	n, _ := strconv.Atoi(port) // what is no number is refused below
	m := &notices.Mail{Host: host, Port: n, User: c.SMTPUser, Password: password, TLS: c.SMTPTLS, From: c.MailFrom}
	return m, m.Check()
}

// workshop is what visitors may do with cards when the server listens there.
func (c *serve) workshop(at *net.TCPAddr) *server.Workshop {
	alone := at.IP.IsLoopback() && c.PublicURL == "" && !c.TrustProxy
	if c.Cards == "off" || c.Cards == "auto" && !alone {
		return nil
	}
	start := func(what, cards string) *exec.Cmd {
		cmd := errands(what, cards)
		cmd.Env = append(cmd.Env, "WAYSTATION_LANGUAGES="+c.Languages)
		return cmd
	}
	w := &server.Workshop{Start: start, Games: max(1, c.LabGames), Steps: min(max(1, c.LabSteps), workshop.MaxSteps),
		Decks: max(1, c.Decks)}
	if c.Cards == "edit" {
		w.Games = 0
	}
	return w
}

// addresses are the pages' addresses: on this machine, then in its networks if it listens there.
func addresses(a *net.TCPAddr) []string {
	url := func(host string) string { return "http://" + net.JoinHostPort(host, fmt.Sprint(a.Port)) }
	if !a.IP.IsUnspecified() {
		return []string{url(a.IP.String())}
	}
	out := []string{url("localhost")}
	addrs, err := net.InterfaceAddrs()
	if err != nil {
		return out
	}
	for _, x := range addrs {
		if ip, ok := x.(*net.IPNet); ok && ip.IP.To4() != nil && ip.IP.IsGlobalUnicast() {
			out = append(out, url(ip.IP.String()))
		}
	}
	return out
}

// dataDir is where the matches of this user are kept: $XDG_DATA_HOME or ~/.local/share on Linux and its like,
// ~/Library/Application Support on a Mac, %AppData% on Windows; there in a folder of our own.
func (p *program) dataDir() (string, error) {
	dir := p.env("XDG_DATA_HOME")
	var err error
	switch {
	case runtime.GOOS == "windows" || runtime.GOOS == "darwin":
		dir, err = os.UserConfigDir()
	case dir == "":
		dir, err = os.UserHomeDir()
		dir = filepath.Join(dir, ".local", "share")
	}
	if err != nil {
		return "", fmt.Errorf("there is no folder for application data (%w); name one with --data", err)
	}
	return filepath.Join(dir, "waystation"), nil
}

// browse opens a page in the browser, if it can: where it can't, the address has been printed.
func (p *program) browse(url string) {
	var cmd *exec.Cmd
	switch {
	case runtime.GOOS == "darwin":
		cmd = exec.Command("open", url)
	case runtime.GOOS == "windows":
		cmd = exec.Command("rundll32", "url.dll,FileProtocolHandler", url)
	case p.env("DISPLAY") != "" || p.env("WAYLAND_DISPLAY") != "":
		cmd = exec.Command("xdg-open", url)
	default:
		return
	}
	if cmd.Start() == nil {
		go cmd.Wait()
	}
}
