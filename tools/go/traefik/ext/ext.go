// Package ext stands for a module of Traefik that lies in its repository alone, and so in no module proxy: what a build
// of Traefik may add to its configuration. A build that adds nothing has these empty types.
package ext

// HTTP is part of the configuration of HTTP.
type HTTP struct{}

// Router is part of the configuration of a router.
type Router struct{}
